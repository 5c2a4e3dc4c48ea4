import type { Page } from '../shared/page/page.ts';
import { blockComponents } from '../view/blocks/registry.ts';
import { unlessLeaving } from '../view/parts/unless-leaving.ts';
import { loadDocument } from './load-document.ts';
import { loadedPage, loadPage } from './load-page.ts';

/** The page at a site path, if it is loaded and from the same build as this code. */
export function pageAtHand(path: string): Page | undefined {
  const page = loadedPage(path);
  return page && isOfThisBuild(page) ? page : undefined;
}

/** In a page of another build a field may have another name, and would be missing on the page. */
function isOfThisBuild({ app, blocks }: Page): boolean {
  const isKnown = blocks.every(({ type }) => Object.hasOwn(blockComponents, type));
  return isKnown && (app === undefined || import.meta.url.endsWith(app));
}

/**
 * Loads the page at a site path that the visitor navigated to; undefined when that failed. A page without data, or of
 * another deployment, is left to the host: its document takes the place of this one, and the promise stays pending.
 */
export async function pageToShow(path: string): Promise<Page | undefined> {
  try {
    // Retried: the request in progress may have started without a connection.
    await unlessLeaving(loadPage(path).catch(() => loadPage(path)));
  } catch {
    return undefined;
  }
  const page = pageAtHand(path);
  // In development: an editor around this frame sends its own version.
  if (page || (import.meta.hot && parent !== self)) return page;
  // A later navigation asks for its own page.
  if (path === location.pathname) loadDocument();
  return new Promise(() => {});
}
