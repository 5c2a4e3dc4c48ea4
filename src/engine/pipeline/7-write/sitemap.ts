import { canonicalOf } from '../5-resolve/resolve-head.ts';
import type { SiteContext } from '../5-resolve/resolve-site.ts';

/**
 * `sitemap.xml`: the canonical addresses of the pages that visitors see, with the day of their last change where it is
 * known.
 * @param changes day by route, `YYYY-MM-DD`
 */
export function sitemap(
  { outlines, siteUrl, siteValues }: SiteContext,
  changes?: ReadonlyMap<string, string>,
): string {
  const urls = outlines
    .flatMap((outline) => {
      const address = canonicalOf(outline, { siteUrl, siteValues });
      return address === undefined ? [] : [{ address, changed: changes?.get(outline.path) }];
    })
    .sort((one, other) => (one.address < other.address ? -1 : 1))
    .map(({ address, changed }) => {
      const lastChange = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${escapeXml(address)}</loc>${lastChange}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
