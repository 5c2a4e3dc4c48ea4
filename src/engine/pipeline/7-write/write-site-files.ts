import { createHash } from 'node:crypto';
import { siteDataFile } from '../../../shared/built-files.ts';
import { securityHeaders } from '../../../shared/response-headers.ts';
import { listAt } from '../../json/json-shape.ts';
import { addressesOf } from '../1-load/page-addresses.ts';
import type { PageOutline } from '../5-resolve/page-outline.ts';
import type { PageTree } from '../5-resolve/page-tree.ts';
import { canonicalOf } from '../5-resolve/resolve-head.ts';
import type { SiteContext } from '../5-resolve/resolve-site.ts';
import type { DocumentFrame } from '../6-render/document.ts';
import { hostFiles, type Redirect } from './host-files.ts';
import type { OutputFolder } from './output-folder.ts';
import { robots, type SiteFiles, sitemap, webManifest } from './site-files.ts';

/** Writes the files for search engines and hosts. */
export async function writeSiteFiles(
  output: OutputFolder,
  { site, authored, siteUrl, outlines, ended, tree, siteValues }: SiteContext,
  frame: Pick<DocumentFrame, 'loader' | 'styles'>,
): Promise<void> {
  const addresses = outlines.flatMap((outline) => canonicalOf(outline, { siteUrl, siteValues }) ?? []);
  const redirects = [
    ...outlines.flatMap(redirectsOf),
    ...ended.flatMap((outline) => redirectsAbove(outline, tree)),
  ];
  const files: SiteFiles = {
    'sitemap.xml': sitemap(addresses.sort()),
    'robots.txt': robots(siteUrl),
    'site.webmanifest': webManifest(authored),
    [siteDataFile]: JSON.stringify(site),
    ...hostFiles({ security: headersFor(frame, siteUrl), redirects }),
  };
  for (const [name, text] of Object.entries(files)) await output.make(name, [text], () => ({ [name]: text }));
}

function redirectsOf({ path, frontMatter }: PageOutline): Redirect[] {
  return listAt(frontMatter, 'movedFrom').flatMap((from) =>
    typeof from === 'string' ? [{ from, to: path, status: 301 as const }] : [],
  );
}

/** Who kept the address of a page that ended comes to the page above it; for now, as it may begin again. */
function redirectsAbove({ path, frontMatter }: PageOutline, tree: PageTree): Redirect[] {
  const to = tree.ancestorsOf(path).at(-1) ?? '/';
  return addressesOf(path, frontMatter).map((from) => ({ from, to, status: 302 }));
}

function headersFor(
  { loader, styles }: Pick<DocumentFrame, 'loader' | 'styles'>,
  siteUrl: string,
): Record<string, string> {
  const service = process.env.VITE_SUPABASE_URL;
  return securityHeaders({
    scriptHashes: [loader].map(policyHash),
    styleHashes: Object.values(styles.sheets).map(policyHash),
    connectOrigins: service ? [new URL(service).origin] : [],
    https: siteUrl.startsWith('https:'),
  });
}

function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
