import { editorPath, editorQuery } from '../../../shared/authors/studio-addresses.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';

/**
 * Where the editor of a page is, when it is asked for by an alias: under that address it would be gone as soon as its author
 * removes that.
 */
export function editorRedirect(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  site: Pick<SiteIndex, 'aliases'> | undefined,
): string | undefined {
  const route = site?.aliases.get(searchParams.get(editorQuery.page) ?? '');
  if (pathname !== editorPath || route === undefined) return undefined;
  const query = new URLSearchParams(searchParams);
  query.set(editorQuery.page, route);
  return `${editorPath}?${query}`;
}
