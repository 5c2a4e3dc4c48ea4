import { forEachConcurrent } from '../../../shared/for-each-concurrent.ts';
import { searchDataFile, securityFile, siteDataFile } from '../../../shared/site/built-files.ts';
import type { Redirect } from '../../../shared/site/response-headers.ts';
import { compressedAtOnce } from '../../assets/compress.ts';
import { addressesOf, furtherAddresses } from '../1-load/page-addresses.ts';
import type { PageOutline } from '../5-resolve/page-outline.ts';
import type { PageTree } from '../5-resolve/page-tree.ts';
import type { SiteContext } from '../5-resolve/resolve-site.ts';
import { searchEntries } from '../5-resolve/search-entries.ts';
import { hostFiles } from './host-files.ts';
import type { OutputFolder } from './output-folder.ts';
import { robots, type SiteFiles, securityText, webManifest } from './site-files.ts';
import { type InlinedParts, siteHeaders } from './site-headers.ts';
import { sitemap } from './sitemap.ts';

interface SiteFilesOptions extends InlinedParts {
  /** `YYYY-MM-DD`. */
  today: string;
  /** The day of the last change, by route; where it is not known, the sitemap has none. */
  changes?: ReadonlyMap<string, string>;
}

/** Writes the files for search engines and hosts. */
export async function writeSiteFiles(
  output: OutputFolder,
  context: SiteContext,
  { changes, today, ...frame }: SiteFilesOptions,
): Promise<void> {
  const { site, authored, siteUrl, outlines, ended, tree } = context;
  const redirects = [
    ...outlines.flatMap(redirectsOf),
    ...ended.flatMap((outline) => redirectsAbove(outline, tree)),
  ];
  const security = siteHeaders(frame, { siteUrl, service: process.env.VITE_SUPABASE_URL });
  const files: SiteFiles = {
    'sitemap.xml': sitemap(context, changes),
    'robots.txt': robots(siteUrl),
    [securityFile]: securityText(siteUrl, { email: authored.email, today }),
    'site.webmanifest': webManifest(site, authored.brand),
    [siteDataFile]: JSON.stringify(site),
    [searchDataFile]: JSON.stringify(searchEntries(context)),
    ...hostFiles({ security, redirects }),
  };
  await forEachConcurrent(Object.entries(files), compressedAtOnce, ([name, text]) =>
    output.make(name, [text], () => ({ [name]: text })),
  );
}

function redirectsOf({ path, frontMatter }: PageOutline): Redirect[] {
  return furtherAddresses(frontMatter).movedFrom.map((from) => ({ from, to: path, status: 301 }));
}

/** The address of a page that ended leads to the page above it; temporarily, as the page may begin again. */
function redirectsAbove({ path, frontMatter }: PageOutline, tree: PageTree): Redirect[] {
  const to = tree.ancestorsOf(path).at(-1) ?? '/';
  return addressesOf(path, frontMatter).map((from) => ({ from, to, status: 302 }));
}
