import { groupBy } from '../../../../shared/group-by.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { closestFinder } from './closest-finder.ts';

/** A function that finds the page which a wrong path most likely means, or undefined. */
export function closestRoute(site: SiteIndex): (path: string) => string | undefined {
  const addresses = [...site.routes.keys(), ...site.aliases.keys()].filter((address) => address !== '/404');
  const known = new Set(addresses);
  const byLastName = groupBy(addresses, lastName);
  // Home is so short that it would be near to every short path.
  const nearest = closestFinder(addresses.filter((address) => address !== '/'));
  return (path) => {
    const tidy = tidied(path);
    if (known.has(tidy)) return tidy;
    return byLastName.get(lastName(tidy))?.find((address) => address.endsWith(tidy)) ?? nearest(tidy);
  };
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Takes off what people add by habit: an ending, a last slash, capitals; and adds a first slash. */
function tidied(path: string): string {
  const names = path
    .toLowerCase()
    .replace(/\.(?:html?|json)$/, '')
    .replace(/\/index$/, '')
    .split('/')
    .filter((name) => name !== '');
  return `/${names.join('/')}`;
}

/** The closing question of a message, when there is something to offer. */
export function didYouMean(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Bedoel je "${name}"?`;
}

/** The way out when there may be something to offer: that as a question, or else what to do without it. */
export function offer(
  suggestion: string | undefined,
  otherwise: string,
): { hint: string; suggestion?: string } {
  return suggestion === undefined ? { hint: otherwise } : { hint: `Bedoel je "${suggestion}"?`, suggestion };
}
