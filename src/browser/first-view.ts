import type { FirstView } from '../shared/page/page.ts';

/** Reads the document's hydration data. */
export function readFirstView(): FirstView {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The document has no page data.');
  return JSON.parse(text);
}
