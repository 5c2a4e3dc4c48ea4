import { nearestName } from '../problem/near-name.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * A function that finds the page which a wrong path most likely means, or undefined. It remembers its answers:
 * one wrong path often stands on many pages, and each search looks at every address of the site.
 */
export function nearRoute(site: SiteIndex): (path: string) => string | undefined {
  const addresses = [...site.routes.keys(), ...site.aliases.keys()].filter((address) => address !== '/404');
  const known = new Set(addresses);
  // Home is so short that it would be near to every short path.
  const named = addresses.filter((address) => address !== '/');
  const answers = new Map<string, string | undefined>();
  return (path) => {
    if (!answers.has(path)) answers.set(path, search(path));
    return answers.get(path);
  };

  function search(path: string): string | undefined {
    const tidy = tidied(path);
    if (known.has(tidy)) return tidy;
    return addresses.find((address) => address.endsWith(tidy)) ?? nearestName(tidy, named);
  }
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
