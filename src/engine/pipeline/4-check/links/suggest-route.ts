import type { SiteIndex } from '../../3-facts/site-index.ts';

/** The existing page that a malformed address (domain, capitals, slash, extension, spaces) means, if any. */
export function suggestRoute(href: string, { routes, aliases, siteValues }: SiteIndex): string | undefined {
  const domain = siteValues?.get('siteUrl')?.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  const inside = withoutDomain(href, domain);
  if (inside === undefined || (inside === href && /^(?:[?#]|$)/.test(href))) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(inside) ?? [];
  const names = path
    .toLowerCase()
    .replace(/\.(?:html?|json|php)$/, '')
    .replace(/\/index$/, '')
    .split('/')
    .map((name) => name.trim().replace(/(?:%20|\s)+/g, '-'));
  const tidy = `/${names.filter((name) => name !== '').join('/')}`;
  if (!routes.has(tidy) && !aliases.has(tidy)) return undefined;
  return tidy + rest === href ? undefined : tidy + rest;
}

function withoutDomain(href: string, domain: string | undefined): string | undefined {
  if (!/^(?:https?:|www\.)/i.test(href)) return /^[^/?#]*:/.test(href) ? undefined : href;
  const bare = href.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '');
  // Copied from the browser of an author who looks at the development server.
  const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=[/?#]|$)/i.exec(bare);
  if (local) return bare.slice(local[0].length);
  if (!domain || !bare.toLowerCase().startsWith(domain.toLowerCase())) return undefined;
  const rest = bare.slice(domain.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : undefined;
}
