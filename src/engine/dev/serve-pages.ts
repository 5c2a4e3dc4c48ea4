import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { pageProblemsPath, routeParameter } from '../../shared/authors/page-problems.ts';
import { notFoundRoute, withQuery } from '../../shared/page/route.ts';
import { searchDataFile, siteDataFile } from '../../shared/site/built-files.ts';
import { contentType } from '../../shared/site/content-type.ts';
import { icons } from '../../shared/site/icon-files.ts';
import { unescaped } from '../../shared/text/unescaped.ts';
import type { ResolvedPage } from '../pipeline/5-resolve/resolve-page.ts';
import type { SiteContext } from '../pipeline/5-resolve/resolve-site.ts';
import { searchEntries } from '../pipeline/5-resolve/search-entries.ts';
import { webManifest } from '../pipeline/7-write/site-files.ts';
import { answerJson } from './answer-json.ts';
import type { StudioBundle } from './bundle/studio-bundle.ts';
import { developmentDocument, previewDocument } from './development-document.ts';
import type { LiveContent } from './live-content.ts';
import type { ModuleLoader } from './load-view.ts';
import { problemsAt } from './problems-at.ts';
import { redirectOf, routeAt } from './shown-addresses.ts';

interface ServedPages {
  live: LiveContent;
  bundle: StudioBundle;
  /** Of the present view. */
  modules: ModuleLoader;
}

/** Serves pages, their data as `.json`, what is wrong with them, and what the build writes beside them. */
export function servePages(
  server: ViteDevServer,
  { live, bundle, modules }: ServedPages,
): Connect.NextHandleFunction {
  async function answer(request: Connect.IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost');
    const { search, searchParams } = url;
    // A file may have a name that fits in no address: `bus - kopie`.
    const pathname = unescaped(url.pathname);
    if (pathname === pageProblemsPath)
      return answerJson(response, problemsAt(unescaped(searchParams.get(routeParameter) ?? '/'), live));
    const siteFile = live.context && siteFilesOf(live.context)[pathname];
    if (siteFile) {
      const content = await siteFile();
      response.setHeader('content-type', contentType(pathname)).end(content);
      return;
    }
    const isData = pathname.endsWith('.json');
    const path = isData ? pathname.slice(0, -'.json'.length).replace(/^\/index$/, '/') : pathname;
    const moved = isData ? undefined : redirectOf(path, live.shown?.index);
    if (moved !== undefined) {
      // Browsers would cache a 301.
      response.writeHead(302, { location: withQuery(moved, search) }).end();
      return;
    }
    const { status, resolved } = pageAt({ path, isData }, live);
    response.statusCode = status;
    if (isData) return answerJson(response, resolved ? { ...resolved.page, path } : {});
    // The editor's preview, and no page of a visitor's own.
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe' && resolved !== undefined;
    const documentOf = isFramed ? previewDocument : developmentDocument;
    const html = await documentOf({ server, modules, live, resolved, path }, bundle);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }

  return (request, response, next) => {
    answer(request, response).catch(next);
  };
}

/** What is shown at a path; in the place of a page that there is not, the one that says so. */
function pageAt(
  { path, isData }: { path: string; isData: boolean },
  live: LiveContent,
): { status: number; resolved: ResolvedPage | undefined } {
  const route = routeAt(path, live.shown?.index) ?? path;
  const resolved = live.resolve(route);
  if (resolved) return { status: path === notFoundRoute && !isData ? 404 : 200, resolved };
  const isMissing = live.context !== undefined && live.versionOf(route) === undefined;
  if (!isMissing) return { status: 500, resolved };
  return { status: 404, resolved: isData ? undefined : live.resolve(notFoundRoute) };
}

/** What the build writes beside the pages, by site path. */
function siteFilesOf(context: SiteContext): Record<string, () => string | Promise<string | Uint8Array>> {
  const { authored } = context;
  const drawnIcons = icons.map((icon) => {
    // Lazy: it loads what draws, and browsers ask for an icon last.
    const draw = async () => (await import('../assets/draw-icon.ts')).drawIcon(icon, authored.brand);
    return [icon.src, draw] as const;
  });
  return {
    '/site.webmanifest': () => webManifest(context.site, authored.brand),
    [`/${siteDataFile}`]: () => JSON.stringify(context.site),
    [`/${searchDataFile}`]: () => JSON.stringify(searchEntries(context)),
    ...Object.fromEntries(drawnIcons),
  };
}
