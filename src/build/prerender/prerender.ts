import { createHash } from 'node:crypto';
import { securityHeaders } from '../../shared/response-headers.ts';
import type { App } from '../app/build-app.ts';
import type { ResolvedContent, ResolvedPage } from '../resolve/resolve.ts';
import { type DocumentFrame, htmlDocument } from './document.ts';
import { hostFiles, type Redirect } from './host-files.ts';
import { outputFile } from './output-file.ts';
import type { OutputFolder } from './output-folder.ts';
import { robots, sitemap, webManifest } from './site-files.ts';

/** How many pages are written at once: enough to keep the compressors busy, few enough to keep memory flat. */
const pagesAtOnce = 16;

interface PrerenderOptions {
  content: ResolvedContent;
  app: App;
  output: OutputFolder;
  /** Called after each page. */
  onPage: () => void;
}

/** Renders every page and alias once, and writes what search engines and hosts read. */
export async function prerender({ content, app, output, onPage }: PrerenderOptions): Promise<void> {
  const sheets = app.renderer.sheets();
  const css = sheets.join('');
  const styles = `assets/site-${contentHash(css, 'base64url').slice(0, 8)}.css`;
  await output.write(styles, css);
  const frame: DocumentFrame = { styles: `/${styles}`, gate: app.gate, fonts: app.fonts };
  const addresses: string[] = [];
  const redirects: Redirect[] = [];
  const queue = [...content.paths].values();

  async function work(): Promise<void> {
    for (const path of queue) {
      const resolved = content.resolvePage(path);
      if (!resolved) continue;
      if (resolved.page.head.canonical) addresses.push(resolved.page.head.canonical);
      redirects.push(...resolved.movedFrom.map((from) => ({ from, to: path })));
      await Promise.all(
        [path, ...resolved.aliases].map((address) =>
          writePage(resolved, address, { content, app, output, frame }),
        ),
      );
      onPage();
    }
  }

  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  await output.write('sitemap.xml', sitemap(addresses.sort()));
  await output.write('robots.txt', robots(content.siteUrl));
  await output.write('site.webmanifest', webManifest(content.site));
  const files = hostFiles({ security: headersFor({ gate: app.gate, sheets }, content.siteUrl), redirects });
  await Promise.all(Object.entries(files).map(([name, text]) => output.write(name, text)));
}

interface PageOutput {
  content: ResolvedContent;
  app: App;
  output: OutputFolder;
  frame: DocumentFrame;
}

async function writePage(resolved: ResolvedPage, address: string, target: PageOutput): Promise<void> {
  const page = { ...resolved.page, path: address };
  const rendered = target.app.renderer.renderPage(page, target.content.site);
  await Promise.all([
    target.output.write(
      outputFile(address, 'html'),
      htmlDocument(rendered, resolved.structuredData, target.frame),
    ),
    target.output.write(outputFile(address, 'json'), JSON.stringify(page)),
  ]);
}

function headersFor(
  { gate, sheets }: { gate: string; sheets: readonly string[] },
  siteUrl: string,
): Record<string, string> {
  const service = process.env.VITE_SUPABASE_URL;
  return securityHeaders({
    scriptHashes: [gate].map(policyHash),
    styleHashes: sheets.map(policyHash),
    connectOrigins: service ? [new URL(service).origin] : [],
    https: siteUrl.startsWith('https:'),
  });
}

function policyHash(text: string): string {
  return `sha256-${contentHash(text, 'base64')}`;
}

function contentHash(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}
