import { askedAddress } from '../../shared/page/route.ts';
import type { SiteIndex } from '../pipeline/3-facts/site-index.ts';

/** Absent before the first read. */
type Addresses = Pick<SiteIndex, 'routes' | 'aliases' | 'movedFrom'> | undefined;

/** The route of the page at an address; undefined when there is none. */
export function routeAt(address: string, site: Addresses): string | undefined {
  return site?.routes.has(address) ? address : site?.aliases.get(address);
}

/** Where a path of no page leads, as the site's own server: `/Contact/` to `/contact`, an old address to where its page moved. */
export function redirectOf(path: string, site: Addresses): string | undefined {
  if (routeAt(path, site) !== undefined) return undefined;
  const asked = askedAddress(path);
  const known = routeAt(asked.path, site) === undefined ? undefined : asked.path;
  const found = known ?? site?.movedFrom.get(path) ?? site?.movedFrom.get(asked.path);
  return found === undefined ? undefined : found + asked.rest;
}
