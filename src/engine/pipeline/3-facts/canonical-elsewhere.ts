import { stringAt } from '../../json/json-shape.ts';
import { metadataOf } from '../1-load/front-matter.ts';
import type { IndexedPage } from './site-index.ts';

/** The canonical address of a page, when it is another page's. */
export function canonicalElsewhere(page: IndexedPage): string | undefined {
  const { route, aliases } = page;
  const canonical = stringAt(metadataOf(page), 'canonical');
  return canonical === route || aliases.some(({ path }) => path === canonical) ? undefined : canonical;
}
