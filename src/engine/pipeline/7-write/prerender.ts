import { createHash } from 'node:crypto';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { Styles } from '../../../shared/renderer.ts';
import { securityHeaders } from '../../../shared/response-headers.ts';
import type { App } from '../../bundle/build-app.ts';
import { contentHash } from '../../memo/content-hash.ts';
import { forEachConcurrent } from '../../memo/for-each-concurrent.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import type { ResolvedContent, ResolvedPage } from '../5-resolve/resolve.ts';
import type { DocumentFrame } from '../6-render/document.ts';
import { RenderThread } from '../6-render/render-thread.ts';
import { hostFiles } from './host-files.ts';
import type { Unit } from './manifest.ts';
import { outputFile } from './output-file.ts';
import type { OutputFiles, OutputFolder } from './output-folder.ts';
import { robots, type SiteFiles, sitemap, webManifest } from './site-files.ts';

/** How many pages are written at once: enough to keep the compressors busy, few enough to keep memory flat. */
const pagesAtOnce = 8;

/** A page's document, and the name of the content that was checked. */
export interface PageSource {
  document: SourceDocument;
  key: string;
}

interface PrerenderOptions {
  content: ResolvedContent;
  /** The pages by route. */
  sources: ReadonlyMap<string, PageSource>;
  app: App;
  output: OutputFolder;
  /** Hears of each page that was made anew; gives the name of the unit of its social picture, if it has one. */
  onResolved?: (resolved: ResolvedPage) => string | undefined;
  /** Called after each page. */
  onPage: () => void;
}

/** Renders every page and alias that changed, and writes what search engines and hosts read. */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { content, app, output, onPage } = options;
  const { styles, loader, rendererAddress, renderWorker } = app;
  const css = sheetForLaterPages(styles);
  const deferredStylesheet = `assets/site-${digest(css, 'base64url').slice(0, 8)}.css`;
  await writeText(output, deferredStylesheet, css);
  const frame: DocumentFrame = { styles, deferredStylesheet: `/${deferredStylesheet}`, loader };
  const site = JSON.stringify([content.site, frame]);
  const keys = { surroundings: contentHash(content.surroundings(), site), site: contentHash(site) };
  const thread = new RenderThread(renderWorker, { rendererAddress, site: content.site, frame });
  try {
    await forEachConcurrent(content.paths, pagesAtOnce, async (path) => {
      await buildPage(path, { ...options, thread, keys });
      onPage();
    });
  } finally {
    await thread.close();
  }
  const listings = content.paths.map((path) => ({ path, ...output.units[`page:${path}`]?.listing }));
  const addresses = listings.flatMap(({ canonical }) => canonical ?? []);
  const redirects = listings.flatMap(({ path, movedFrom = [] }) =>
    movedFrom.map((from) => ({ from, to: path })),
  );
  const files: SiteFiles = {
    'sitemap.xml': sitemap(addresses.sort()),
    'robots.txt': robots(content.siteUrl),
    'site.webmanifest': webManifest(content.site),
    ...hostFiles({ security: headersFor(app, content.siteUrl), redirects }),
  };
  for (const [name, text] of Object.entries(files)) await writeText(output, name, text);
}

/**
 * The styles that a document may lack. Not the base, which each has: rules for every element and for fonts would have
 * the whole page laid out anew when they arrive once more.
 */
function sheetForLaterPages({ sheets: { base: _base, ...others } }: Styles): string {
  return Object.values(others).join('');
}

async function writeText(output: OutputFolder, name: string, text: string): Promise<void> {
  await output.make(name, { key: contentHash(text) }, () => ({ [name]: text }));
}

interface Target extends PrerenderOptions {
  thread: RenderThread;
  keys: { surroundings: string; site: string };
}

/**
 * Makes the files of one page, unless they are there. A page is not even resolved when its document, its relatives and
 * its surroundings are as they were; it is not rendered when what comes of them is as it was.
 */
async function buildPage(path: string, target: Target): Promise<void> {
  const { content, sources, output, keys, onResolved } = target;
  const name = `page:${path}`;
  const source = sources.get(path);
  if (source === undefined) throw new Error(`The page ${path} has no source.`);
  const from = contentHash(keys.surroundings, source.key, content.relativesOf(path));
  const before = output.before(name);
  if (before?.from === from) {
    keepPage(name, before, output);
    return;
  }
  if (contentHash(source.document.text) !== source.key) {
    throw new CouldNotRunError(
      `Het bestand ${source.document.file} veranderde tijdens het bouwen. Bouw opnieuw.`,
    );
  }
  const resolved = content.resolvePage(path);
  if (resolved === undefined) throw new Error(`The page ${path} cannot be resolved.`);
  const { page, structuredData, aliases, movedFrom } = resolved;
  const data = JSON.stringify(page);
  const key = contentHash(keys.site, data, JSON.stringify([structuredData, aliases]));
  const listing = { canonical: page.head.canonical, movedFrom, social: onResolved?.(resolved) };
  await output.make(name, { key, from, listing }, () => pageFiles(resolved, data, target.thread));
}

function keepPage(name: string, unit: Unit, output: OutputFolder): void {
  output.keep(name, unit);
  const social = unit.listing?.social;
  const picture = social === undefined ? undefined : output.before(social);
  if (social !== undefined && picture !== undefined) output.keep(social, picture);
}

/** The documents and data of a page, under its own path and its aliases; `data` is its JSON under its own. */
async function pageFiles(
  { page, structuredData, aliases }: ResolvedPage,
  data: string,
  thread: RenderThread,
): Promise<OutputFiles> {
  const files: OutputFiles = {};
  for (const path of [page.path, ...aliases]) {
    const json = path === page.path ? data : JSON.stringify({ ...page, path });
    const order = { page: json, structuredData: JSON.stringify(structuredData) };
    files[outputFile(path, 'html')] = await thread.document(order);
    files[outputFile(path, 'json')] = json;
  }
  return files;
}

function headersFor({ loader, styles }: App, siteUrl: string): Record<string, string> {
  const service = process.env.VITE_SUPABASE_URL;
  return securityHeaders({
    scriptHashes: [loader].map(policyHash),
    styleHashes: Object.values(styles.sheets).map(policyHash),
    connectOrigins: service ? [new URL(service).origin] : [],
    https: siteUrl.startsWith('https:'),
  });
}

function policyHash(text: string): string {
  return `sha256-${digest(text, 'base64')}`;
}

function digest(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}
