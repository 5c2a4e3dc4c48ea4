import { editorPath, editorQuery } from '../../../../shared/authors/studio-addresses.ts';
import { lastName, parseHref } from '../../../../shared/page/route.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { knownPrefill } from './known-prefill.ts';
import { withoutDomain } from './own-domain.ts';

/** What mails and advertisements put behind an address to count visitors; this site does not. */
const visitorCount = /(?<=[?&])(?:utm_|gclid|fbclid|msclkid|mc_)[^&#]*&?/g;

/** The existing page that a malformed address (domain, capitals, slash, extension, spaces, name alone, that of its editor) means, if any. */
export function suggestRoute(href: string, site: SiteIndex): string | undefined {
  const inside = edited(withoutDomain(href, site));
  if (inside === undefined || (inside === href && /^(?:[?#]|$)/.test(href))) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(inside.trim()) ?? [];
  const names = path
    .toLowerCase()
    .replace(/\.(?:html?|json|php)$/, '')
    .replace(/\/index$/, '')
    .split('/')
    .map((name) => name.trim().replace(/(?:%20|\s)+/g, '-'));
  const tidy = `/${names.filter((name) => name !== '').join('/')}`;
  const route = isRoute(tidy, site) ? tidy : onlyNamed(names, site);
  if (route === undefined) return undefined;
  const behind = rest.replace(visitorCount, '').replace(/[?&](?=#|$)/, '');
  // The name of a block, not a calculation.
  const meant = route + knownPrefill(behind).replace(/#[^=]*$/, (name) => name.toLowerCase());
  // A link asks for one thing only, in small letters.
  return meant === href || parseHref(meant).kind !== 'page' ? undefined : meant;
}

function isRoute(path: string, { routes, aliases }: SiteIndex): boolean {
  return routes.has(path) || aliases.has(path);
}

/** The page that alone has a name, wherever it stands; of a name with folders none. */
function onlyNamed([name, ...folders]: readonly string[], { routes }: SiteIndex): string | undefined {
  if (folders.length > 0) return undefined;
  const [only, ...others] = [...routes.keys()].filter((route) => lastName(route) === name);
  return others.length === 0 ? only : undefined;
}

/** The page of which somebody copied the address of the editor; else the address as it is. */
function edited(address: string | undefined): string | undefined {
  const [path, query] = address?.split(/[?#]/, 2) ?? [];
  const asked = path === editorPath ? new URLSearchParams(query).get(editorQuery.page) : undefined;
  return asked || address;
}
