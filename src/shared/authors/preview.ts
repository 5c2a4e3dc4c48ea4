import type { Page } from '../page/page.ts';

/** What the editor sends to its preview; without a page it asks whether that is ready. */
export interface PreviewMessage {
  page?: Page;
}

/** What the preview says when it can show what the editor sends. */
export const previewReady = 'preview-ready';
