import { coloursOf } from '../../../shared/brand-colours.ts';
import type { siteFileNames } from '../../../shared/built-files.ts';
import type { Site } from '../../../shared/schema-types.ts';

export type SiteFiles = Record<(typeof siteFileNames)[number], string>;

/** `sitemap.xml` with the canonical addresses. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
}

/** `robots.txt` that allows everything and names the sitemap. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** `site.webmanifest`. */
export function webManifest({
  company,
  tagline,
  brand,
}: Pick<Site, 'company' | 'tagline' | 'brand'>): string {
  const { cream } = coloursOf(brand).light;
  const icon = (width: number) => ({
    src: `/icons/icon-${width}.png`,
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name: company,
    short_name: company,
    description: tagline,
    lang: 'nl',
    start_url: '/',
    display: 'minimal-ui',
    background_color: cream,
    theme_color: cream,
    icons: [icon(192), icon(512)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
