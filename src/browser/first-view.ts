import type { FirstView } from '../shared/page.ts';

/** The data that the document carries for the browser: live blocks, metadata and site values. */
export function readFirstView(): FirstView {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The document has no page data.');
  return JSON.parse(text);
}
