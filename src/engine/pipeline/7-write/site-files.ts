import type { Brand, Site } from '../../../shared/schema-types.ts';
import { coloursOf } from '../../../shared/site/brand-colours.ts';
import { securityFile, type siteFileNames } from '../../../shared/site/built-files.ts';
import { manifestIcons } from '../../../shared/site/icon-files.ts';

export type SiteFiles = Record<(typeof siteFileNames)[number], string>;

/** `security.txt` (RFC 9116): where to report a leak, valid for a year from the first of this month. */
export function securityText(siteUrl: string, { email, today }: { email: string; today: string }): string {
  const [year = '', month = ''] = today.split('-');
  return [
    `Contact: mailto:${email}`,
    `Expires: ${Number(year) + 1}-${month}-01T00:00:00Z`,
    'Preferred-Languages: nl, en',
    `Canonical: ${siteUrl}/${securityFile}`,
    '',
  ].join('\n');
}

/** `robots.txt` that allows everything and names the sitemap. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** `site.webmanifest` of a site with its texts filled in. */
export function webManifest({ company, tagline }: Pick<Site, 'company' | 'tagline'>, brand?: Brand): string {
  const { cream } = coloursOf(brand).light;
  const manifest = {
    name: company,
    short_name: company,
    description: tagline,
    lang: 'nl',
    start_url: '/',
    display: 'minimal-ui',
    background_color: cream,
    theme_color: cream,
    icons: manifestIcons.map(({ src, width, isRound }) => ({
      src,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: isRound ? 'any' : 'maskable',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
