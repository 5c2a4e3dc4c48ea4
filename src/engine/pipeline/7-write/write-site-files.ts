import { createHash } from 'node:crypto';
import { searchDataFile, siteDataFile } from '../../../shared/built-files.ts';
import { securityHeaders } from '../../../shared/response-headers.ts';
import { listAt } from '../../json/json-shape.ts';
import type { PageOutline } from '../5-resolve/page-outline.ts';
import { canonicalOf } from '../5-resolve/resolve-head.ts';
import type { SiteContext } from '../5-resolve/resolve-site.ts';
import { searchEntries } from '../5-resolve/search-entries.ts';
import type { DocumentFrame } from '../6-render/document.ts';
import { hostFiles, type Redirect } from './host-files.ts';
import type { OutputFolder } from './output-folder.ts';
import { robots, type SiteFiles, sitemap, webManifest } from './site-files.ts';

/** Writes the files for search engines and hosts. */
export async function writeSiteFiles(
  output: OutputFolder,
  context: SiteContext,
  frame: Pick<DocumentFrame, 'loader' | 'styles'>,
): Promise<void> {
  const { site, authored, siteUrl, outlines, siteValues } = context;
  const addresses = outlines.flatMap((outline) => canonicalOf(outline, { siteUrl, siteValues }) ?? []);
  const files: SiteFiles = {
    'sitemap.xml': sitemap(addresses.sort()),
    'robots.txt': robots(siteUrl),
    'site.webmanifest': webManifest(authored),
    [siteDataFile]: JSON.stringify(site),
    [searchDataFile]: JSON.stringify(searchEntries(context)),
    ...hostFiles({ security: headersFor(frame, siteUrl), redirects: outlines.flatMap(redirectsOf) }),
  };
  for (const [name, text] of Object.entries(files)) await output.make(name, [text], () => ({ [name]: text }));
}

function redirectsOf({ path, frontMatter }: PageOutline): Redirect[] {
  return listAt(frontMatter, 'movedFrom').flatMap((from) =>
    typeof from === 'string' ? [{ from, to: path }] : [],
  );
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
