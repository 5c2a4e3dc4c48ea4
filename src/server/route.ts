import { askedAddress } from '../shared/page/route.ts';
import { isFetchedByPrograms } from '../shared/site/content-type.ts';
import type { SiteFile } from './site-file.ts';
import type { SiteFolder } from './site-folder.ts';

/** What a path of the site leads to. */
export type Route =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; status: 301 | 302 | 308; path: string }
  /** `page` for a person, `text` for a program. */
  | { kind: 'missing'; answer: 'page' | 'text' };

/**
 * Routes a decoded path to a page or file, to the canonical path of a page (308), to where it moved (301, for now 302) or to nothing.
 * A redirect only leads to paths of the site itself, never to what was asked.
 */
export function routeOf(path: string, site: SiteFolder): Route {
  const file = site.pages.get(path) ?? site.files.get(path);
  if (file) return { kind: 'file', file };
  const asked = askedAddress(path);
  if (site.pages.has(asked.path)) return { kind: 'redirect', status: 308, path: asked.path + asked.rest };
  const moved = site.redirects.get(path) ?? site.redirects.get(asked.path);
  if (moved !== undefined) return { kind: 'redirect', status: moved.status, path: moved.to + asked.rest };
  return { kind: 'missing', answer: isFetchedByPrograms(path) ? 'text' : 'page' };
}
