import { groupBy } from '../../../../shared/group-by.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { closestFinder } from './closest-finder.ts';

/** Makes a finder for the page a wrong path most likely means. */
export function closestRoute(site: SiteIndex): (path: string) => string | undefined {
  const addresses = [...site.routes.keys(), ...site.aliases.keys()].filter((address) => address !== '/404');
  const known = new Set(addresses);
  const byLastName = groupBy(addresses, lastName);
  // `/` is close to every short path.
  const nearest = closestFinder(addresses.filter((address) => address !== '/'));
  return (path) => {
    const tidy = normalized(path);
    if (known.has(tidy)) return tidy;
    return byLastName.get(lastName(tidy))?.find((address) => address.endsWith(tidy)) ?? nearest(tidy);
  };
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
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

/** A Dutch question, when there is a suggestion. */
export function didYouMean(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Bedoel je "${name}"?`;
}

/** A hint with the suggestion, else the alternative. */
export function offer(
  suggestion: string | undefined,
  otherwise: string,
): { hint: string; suggestion?: string } {
  return suggestion === undefined ? { hint: otherwise } : { hint: `Bedoel je "${suggestion}"?`, suggestion };
}
