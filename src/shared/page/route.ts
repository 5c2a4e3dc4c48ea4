import { capitalised } from '../text/capitalised.ts';
import { unescaped } from '../text/unescaped.ts';

/** A parsed link; its target need not exist. */
export type Href =
  /** A page of this site: `/contact`, `/leasevormen#financial`, `/contact?onderwerp=other`. */
  | { kind: 'page'; path: string; query?: string; anchor?: string }
  /** A place on the page that holds the link: `#vragen`. */
  | { kind: 'anchor'; anchor: string }
  /** A file of this site: `/voorwaarden.pdf`. */
  | { kind: 'file'; path: string }
  /** `tel:`, `mailto:` and `https:`; `address` is what comes after the colon. */
  | { kind: 'outside'; scheme: 'tel' | 'mailto' | 'https'; address: string }
  /** None of these. */
  | { kind: 'unknown' };

const page =
  /^(?<path>\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)(?:\?(?<query>[a-z]+=[a-z0-9-]+))?(?:#(?<anchor>.*))?$/;
const file = /^(?<path>\/[^\s?#]*\.[A-Za-z0-9]+)(?:[?#]\S*)?$/;
const outside = /^(?<scheme>tel|mailto|https):(?<address>.+)$/;

/** Parses a link with site values filled in. Never throws: `unknown` when unreadable. */
export function parseHref(href: string): Href {
  if (href.startsWith('#'))
    return href === '#' ? { kind: 'unknown' } : { kind: 'anchor', anchor: href.slice(1) };
  const onSite = page.exec(href)?.groups;
  if (onSite?.path) {
    const { path, query, anchor } = onSite;
    return { kind: 'page', path, query, anchor: anchor || undefined };
  }
  const asFile = file.exec(href)?.groups;
  if (asFile?.path && !href.startsWith('//')) return { kind: 'file', path: asFile.path };
  const { scheme, address } = outside.exec(href)?.groups ?? {};
  if (address && (scheme === 'tel' || scheme === 'mailto' || scheme === 'https')) {
    return { kind: 'outside', scheme, address };
  }
  return { kind: 'unknown' };
}

/** The route of the page that is shown where there is none. */
export const notFoundRoute = '/404';

/** Routes of pages that every site has: they do not move, end or disappear, and stand below no other. */
export const fixedRoutes: ReadonlySet<string> = new Set(['/', notFoundRoute]);

/** The one address under which a page is served: `/a/b.html`, `/a/b/`, `/a/b/index` and `/A/B`, as a phone writes it, are `/a/b`. */
export function pageAddress(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** What a link became on its way. */
interface AskedAddress {
  /** Of a page, as `pageAddress` writes it; there may be none. */
  path: string;
  /** The query and fragment that were taken for a part of the path: `#prijs=62500`; else `''`. */
  rest: string;
}

/**
 * The address that is meant by one as it came: a mail program or a chat escapes the `#` of a link (`/a%23b`), or takes what
 * stands after it for a part of it (`/a.`, `/a)`, `/a”`). Never throws.
 */
export function askedAddress(path: string): AskedAddress {
  const [, whole = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(unescaped(path)) ?? [];
  const [, own = whole] = /^(.*[a-z0-9]|)[\p{P}\p{S}\p{Z}\p{Cf}]*$/isu.exec(whole) ?? [];
  return { path: pageAddress(own.replace(/\/+/g, '/')), rest: encodeURI(rest) };
}

/** An address with a query where it belongs: before the fragment. */
export function withQuery(address: string, query: string): string {
  return address.replace(/#|$/, (mark) => query + mark);
}

/** Ancestors of a route, from home: `/a/b/c` gives `/`, `/a`, `/a/b`; fixed routes have none. */
export function parentRoutes(route: string): string[] {
  if (fixedRoutes.has(route)) return [];
  const names = route.split('/').slice(1, -1);
  return ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)];
}

/** The route right above another; fixed routes have none. */
export function parentRoute(route: string): string | undefined {
  return fixedRoutes.has(route) ? undefined : route.slice(0, route.lastIndexOf('/')) || '/';
}

/** The route of a page right below another. */
export function routeBelow(parent: string, name: string): string {
  return parent === '/' ? `/${name}` : `${parent}/${name}`;
}

/** The last name in a path; `''` for the home page. */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What a page is called by its address: "Mobiele kraan" for `/a/mobiele-kraan`. */
export function addressInWords(route: string): string {
  return capitalised(lastName(route).replaceAll('-', ' '));
}
