import { groupBy } from '../../../../shared/group-by.ts';
import { lastName, notFoundRoute, parseHref } from '../../../../shared/page/route.ts';
import { closestName } from '../../../text/closest-name.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { closestFinder } from './closest-finder.ts';

/** Makes a finder for the page a wrong path most likely means; only an address that can exist. */
export function closestRoute(site: SiteIndex): (path: string) => string | undefined {
  const addresses = [...site.routes.keys(), ...site.aliases.keys()].filter(
    (address) => address !== notFoundRoute && parseHref(address).kind === 'page',
  );
  const known = new Set(addresses);
  const byLastName = groupBy(addresses, lastName);
  const byFolder = groupBy(addresses, folder);
  const byNames = new Map(addresses.map((address) => [address.replaceAll('/', '-'), address]));
  // `/` is close to every short path.
  const nearest = closestFinder(addresses.filter((address) => address !== '/'));
  const nearestName = closestFinder([...byLastName.keys()].filter((name) => name !== ''));
  return (path) => {
    const tidy = normalized(path);
    if (known.has(tidy)) return tidy;
    const named = byLastName.get(lastName(tidy)) ?? [];
    if (named.length > 0) return named.find((address) => address.endsWith(tidy)) ?? named[0];
    const siblings = (byFolder.get(folder(tidy)) ?? []).map(lastName).filter((name) => name !== '');
    const sibling = closestName(lastName(tidy), siblings);
    if (sibling !== undefined) return `${folder(tidy)}/${sibling}`;
    const found = byNames.get(tidy.replaceAll('/', '-')) ?? nearest(tidy);
    // Long paths that share their folders are near each other, also when their pages have nothing in common.
    const isNear = found !== undefined && closestName(lastName(tidy), [lastName(found)]) !== undefined;
    if (isNear || found?.replaceAll('/', '-') === tidy.replaceAll('/', '-')) return found;
    // An address without its folders means the page with that name.
    const name = folder(tidy) === '' ? nearestName(lastName(tidy)) : undefined;
    return name === undefined ? undefined : byLastName.get(name)?.[0];
  };
}

function folder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Normalizes extension, slashes and case. */
function normalized(path: string): string {
  const names = path
    .toLowerCase()
    .replace(/\.(?:html?|json)$/, '')
    .replace(/\/index$/, '')
    .split('/')
    .filter((name) => name !== '');
  return `/${names.join('/')}`;
}
