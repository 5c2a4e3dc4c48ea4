import { type PreviewMessage, previewReady } from '../shared/authors/preview.ts';
import type { Page } from '../shared/page/page.ts';

/** In development: the page as the editor around this frame has it, once it sent one. */
let latest: Page | undefined;

/** Shows what the editor sends, now and each time it changes. Returns the cleanup. */
export function followPreview(show: (page: Page) => void): () => void {
  if (parent === self) return () => {};
  const receive = ({ origin, source, data }: MessageEvent<PreviewMessage>): void => {
    if (origin !== location.origin || source !== parent) return;
    latest = data.page ?? latest;
    if (data.page) show(data.page);
    else announceReady();
  };
  addEventListener('message', receive);
  if (latest) show(latest);
  announceReady();
  return () => removeEventListener('message', receive);
}

/** The editor's version of a page takes precedence over the one on disk. */
export function previewedPage(page: Page): Page {
  return latest?.path === page.path ? latest : page;
}

function announceReady(): void {
  parent.postMessage(previewReady, location.origin);
}
