import type { PageOutline } from '../5-resolve/page-outline.ts';
import { canonicalOf } from '../5-resolve/resolve-head.ts';
import type { SiteContext } from '../5-resolve/resolve-site.ts';

/**
 * `sitemap.xml`: the canonical addresses of the pages that visitors see, each once, with the day of their last change
 * where it is known.
 * @param changes day by route, `YYYY-MM-DD`
 */
export function sitemap(
  { outlines, siteUrl }: Pick<SiteContext, 'outlines' | 'siteUrl'>,
  changes?: ReadonlyMap<string, string>,
): string {
  const addressOf = (outline: PageOutline) => canonicalOf(outline, siteUrl);
  const owners = new Map(outlines.map((outline) => [addressOf({ ...outline, frontMatter: {} }), outline]));
  const urls = outlines
    .flatMap((outline) => {
      const address = addressOf(outline);
      const owner = owners.get(address) ?? outline;
      // What belongs on another page is found there.
      if (address === undefined || owner !== outline) return [];
      return [{ address, changed: changes?.get(outline.path) }];
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
