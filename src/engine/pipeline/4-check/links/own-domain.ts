import type { SiteIndex } from '../../3-facts/site-index.ts';

/** An address without the domain of this site or of the development server; undefined when it is of another. */
export function withoutDomain(href: string, { siteValues }: SiteIndex): string | undefined {
  if (!/^(?:https?:|www\.)/i.test(href)) return /^[^/?#]*:/.test(href) ? undefined : href;
  const domain = siteValues?.get('siteUrl')?.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  const bare = href.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '');
  // Copied from the browser of an author who looks at the development server.
  const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=[/?#]|$)/i.exec(bare);
  if (local) return bare.slice(local[0].length);
  if (!domain || !bare.toLowerCase().startsWith(domain.toLowerCase())) return undefined;
  const rest = bare.slice(domain.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : undefined;
}
