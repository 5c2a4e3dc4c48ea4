import type { Page } from '../shared/page.ts';
import { type PreviewMessage, previewReady } from '../shared/preview.ts';

/** In development: the page as the editor around this frame has it, once it sent one. */
let latest: Page | undefined;

/** Shows what the editor sends, now and each time it changes. Returns the cleanup. */
export function followPreview(show: (page: Page) => void): () => void {
  if (parent === self) return () => {};
  const receive = ({ origin, source, data }: MessageEvent<PreviewMessage>): void => {
    if (origin !== location.origin || source !== parent || !data.page) return;
    latest = data.page;
    show(latest);
  };
  addEventListener('message', receive);
  if (latest) show(latest);
  parent.postMessage(previewReady, location.origin);
  return () => removeEventListener('message', receive);
}
