import { join, relative, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { searchDataFile, siteDataFile } from '../../shared/built-files.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { ResolvedPage } from '../pipeline/5-resolve/resolve-page.ts';
import type { SiteContext } from '../pipeline/5-resolve/resolve-site.ts';
import { searchEntries } from '../pipeline/5-resolve/search-entries.ts';
import { brandedFrame } from '../pipeline/6-render/branded-frame.ts';
import { htmlDocument } from '../pipeline/6-render/document.ts';
import { webManifest } from '../pipeline/7-write/site-files.ts';
import { StudioBundle } from './bundle/studio-bundle.ts';
import { LiveContent } from './live-content.ts';
import { loadView } from './load-view.ts';
import { serveStudio } from './serve-studio.ts';

/** Debounce: editors write in several steps. */
const settleMilliseconds = 40;

/** A Vite plugin that serves pages and notifies browsers of changes. */
export function contentPlugin(folders: SiteFolders): Plugin {
  const live = new LiveContent(folders);
  const bundle = new StudioBundle(folders);
  return {
    name: 'content',
    async configureServer(server) {
      await live.refresh();
      watchContent(server, folders, live);
      watchSources(server, folders, bundle);
      return () => {
        server.middlewares.use(serveStudio(server, { live, folders, bundle }));
        server.middlewares.use(servePages(server, live, bundle));
      };
    },
  };
}

function watchContent(server: ViteDevServer, folders: SiteFolders, live: LiveContent): void {
  const watched = [folders.pages, folders.schemas, folders.public];
  server.watcher.add(watched);
  let timer: NodeJS.Timeout | undefined;
  const update = async (): Promise<void> => {
    const { siteChanged } = await live.refresh();
    server.ws.send('content:problems', live.problems);
    server.ws.send('content:publications', live.publications);
    if (siteChanged) server.ws.send({ type: 'full-reload' });
    else server.ws.send('content:changed', {});
  };
  server.watcher.on('all', (_event, file) => {
    if (!watched.some((folder) => file === folder || file.startsWith(folder + sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      update().catch((error) =>
        server.config.logger.error(`${relative(folders.root, file)}: ${error.stack}`),
      );
    }, settleMilliseconds);
  });
}

/** Makes the bundle as soon as the server listens, and another when a source changes. */
function watchSources(server: ViteDevServer, { root }: SiteFolders, bundle: StudioBundle): void {
  server.httpServer?.once('listening', () => {
    bundle.folder().catch((error) => server.config.logger.error(error.message));
  });
  server.watcher.on('all', (_event, file) => {
    if (file.startsWith(join(root, 'src') + sep)) bundle.forget();
  });
}

function servePages(
  server: ViteDevServer,
  live: LiveContent,
  bundle: StudioBundle,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
    if (pathname === '/site.webmanifest' && live.context) {
      response.setHeader('content-type', 'application/manifest+json');
      response.end(webManifest(live.context.authored));
      return;
    }
    const siteWide = live.context && dataOf(live.context)[pathname];
    if (siteWide) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(siteWide()));
      return;
    }
    const isData = pathname.endsWith('.json');
    const path = isData ? pathname.slice(0, -'.json'.length).replace(/^\/index$/, '/') : pathname;
    const moved = isData ? undefined : live.redirectOf(path);
    if (moved !== undefined) {
      // Browsers would cache a 301.
      response.writeHead(302, { location: moved + search }).end();
      return;
    }
    const found = live.resolve(live.routeOf(path) ?? path);
    const resolved = found ?? (isData ? undefined : live.resolve('/404'));
    response.statusCode = found && path !== '/404' ? 200 : 404;
    if (path === '/404' && isData) response.statusCode = 200;
    if (isData) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(resolved ? { ...resolved.page, path } : {}));
      return;
    }
    // The editor's preview, and no page of a visitor's own.
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe' && resolved !== undefined;
    const made = isFramed
      ? previewFor({ server, live, resolved, path }, bundle)
      : documentFor(server, live, resolved, path);
    made.then((html) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  };
}

/** What the build writes beside the pages, by site path. */
function dataOf(context: SiteContext): Record<string, () => unknown> {
  return {
    [`/${siteDataFile}`]: () => context.site,
    [`/${searchDataFile}`]: () => searchEntries(context),
  };
}

async function documentFor(
  server: ViteDevServer,
  live: LiveContent,
  resolved: ResolvedPage | undefined,
  path: string,
): Promise<string> {
  const html = resolved ? await pageDocument(server, live, resolved, path) : emptyDocument;
  const data = { 'content-problems': live.problems, 'page-publications': live.publications };
  const texts = Object.entries(data).map(
    ([id, value]) =>
      `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  );
  const scripts = ['problem-overlay', 'edit-link', 'unpublished-mark'].map(
    (name) => `<script type="module" src="/src/browser/${name}.ts"></script>`,
  );
  const overlay = [...texts, ...scripts].join('');
  return server.transformIndexHtml(
    path,
    html.replace('</body>', () => `${overlay}</body>`),
  );
}

/** Without what stands around the page in the editor already. */
async function previewFor(
  {
    server,
    live,
    resolved,
    path,
  }: { server: ViteDevServer; live: LiveContent; resolved: ResolvedPage; path: string },
  bundle: StudioBundle,
): Promise<string> {
  const html = await pageDocument(server, live, resolved, path, '');
  const scripts = await bundle.scripts('main');
  return html.replace('</body>', () => `${scripts}</body>`);
}

async function pageDocument(
  server: ViteDevServer,
  live: LiveContent,
  resolved: ResolvedPage,
  path: string,
  loader = "import '/src/browser/main.tsx'",
): Promise<string> {
  const { context } = live;
  if (!context) return emptyDocument;
  const { renderer, styles } = await loadView(server);
  const rendered = renderer.renderPage({ ...resolved.page, path }, context.site);
  const own = { styles, deferredStylesheet: '', loader };
  const frame = brandedFrame(own, context.authored.brand);
  // Client navigation loads none in development.
  const sheets = Object.keys(styles.sheets);
  return htmlDocument({ ...rendered, sheets }, resolved.structuredData, frame);
}

/** Reloaded once a file is fixed. */
const emptyDocument =
  '<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Nog geen pagina</title></head><body></body></html>';
