import type { SiteFile } from './site-file.ts';
import { pageAddress, type SiteFolder } from './site-folder.ts';

/** What a path of the site leads to. */
export type Route =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; status: 301 | 308; path: string }
  /** `page` when a person probably asked for it, `text` when a program did. */
  | { kind: 'missing'; answer: 'page' | 'text' };

/**
 * Finds what a decoded path leads to: a page or file, another spelling of a page (308), a page that moved
 * (301) or nothing. A redirect always leads to a path that the site names itself, never to what was asked.
 */
export function routeOf(path: string, site: SiteFolder): Route {
  const file = site.pages.get(path) ?? site.files.get(path);
  if (file) return { kind: 'file', file };
  const address = pageAddress(path);
  if (site.pages.has(address)) return { kind: 'redirect', status: 308, path: address };
  const moved = site.redirects.get(path) ?? site.redirects.get(address);
  if (moved !== undefined) return { kind: 'redirect', status: 301, path: moved };
  const extension = /\.(\w+)$/.exec(path)?.[1];
  return { kind: 'missing', answer: extension === undefined || extension === 'html' ? 'page' : 'text' };
}
