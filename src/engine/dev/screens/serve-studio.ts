import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import {
  drawnPicturesPath,
  engineAddress,
  studioPath,
  titleQuery,
} from '../../../shared/authors/studio-addresses.ts';
import { unescaped } from '../../../shared/text/unescaped.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { StudioBundle } from '../bundle/studio-bundle.ts';
import { isEditorRequest, serveEditor } from '../editor/serve-editor.ts';
import type { LiveContent } from '../live-content.ts';
import type { ModuleLoader } from '../load-view.ts';
import { plainDocument } from '../plain-document.ts';
import { reloadFromMemory } from '../reload-from-memory.ts';
import { editorRedirect } from './editor-redirect.ts';
import { drawnSocialPicture } from './social-picture.ts';
import { StudioScreens } from './studio-screens.ts';
import { studioSources } from './studio-source.ts';

interface ServedSite {
  live: LiveContent;
  folders: SiteFolders;
  bundle: StudioBundle;
  /** Of the present view. */
  modules: ModuleLoader;
}

/** Serves the studio: screens, their data as `.json`, and social pictures. */
export function serveStudio(
  server: ViteDevServer,
  { live, folders, bundle, modules }: ServedSite,
): Connect.NextHandleFunction {
  const screens = new StudioScreens(modules, live, folders);
  const token = randomUUID();
  const sourceOf = studioSources({ server, bundle });

  async function answer(url: URL, response: ServerResponse): Promise<void> {
    const { searchParams } = url;
    const pathname = unescaped(url.pathname);
    if (pathname.startsWith(`${drawnPicturesPath}/`)) {
      const page = pathname.slice(drawnPicturesPath.length).replace(/\.png\/?$/, '');
      const picture = await drawnSocialPicture(
        { path: page === '/index' ? '/' : page, title: searchParams.get(titleQuery) },
        live,
        folders,
      );
      response.statusCode = picture ? 200 : 404;
      response.setHeader('content-type', 'image/png');
      response.end(picture);
      return;
    }
    const location = editorRedirect(url, live.checked?.index);
    if (location !== undefined) {
      response.writeHead(302, { location }).end();
      return;
    }
    const path = pathname.slice(studioPath.length).replace(/\/$/, '');
    const isData = path.endsWith('.json');
    const name = isData ? path.slice(0, -'.json'.length).replace(/^\/index$/, '') : path;
    const screen = await screens.at(name, { query: searchParams, gone: goneSignal(response) });
    const source = sourceOf(screen.name);
    if (source.isBundled && !isData && !(await bundle.isReady())) {
      response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(waitingDocument);
      return;
    }
    const { viewOf, renderStudio } = await source.renderer();
    const view = viewOf(screen, { site: live.context?.site, failure: live.failure });
    response.statusCode = screen.name === 'missing' ? 404 : 200;
    response.setHeader('content-type', isData ? 'application/json' : 'text/html; charset=utf-8');
    response.end(
      isData
        ? JSON.stringify(view)
        : await source.document(renderStudio(view), { view, address: studioPath + path }),
    );
  }

  return (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost');
    if (url.pathname !== studioPath && !url.pathname.startsWith(`${studioPath}/`)) return next();
    const path = url.pathname.slice(studioPath.length);
    const answered = isEditorRequest(url.pathname)
      ? serveEditor(
          { request, response, path },
          { live, folders, bundle, lastChange: screens.lastChange, token },
        )
      : answer(url, response);
    answered.catch(next);
  };
}

/**
 * Aborts when the connection closes: weighing all pages takes seconds, and an author who moved on is waiting for the
 * next screen.
 */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

/** What an author reads until the studio is bundled; then the screen comes by itself, mostly before there was time to read. */
const waitingDocument = plainDocument({
  title: 'De kit wordt klaargezet | Kit',
  head: `${reloadFromMemory}<style>main{animation:show 0s .5s backwards}@keyframes show{from{opacity:0}}</style>`,
  main: '<h1>De kit wordt klaargezet</h1><p role="status">Dit duurt even: het is de eerste keer, of er is iets aan de code veranderd.</p>',
  after: `<script type="module">const answer = await fetch('${engineAddress('klaar')}').catch(() => undefined);
if (answer?.ok) location.reload();
else document.querySelector('p').textContent = 'Dat is niet gelukt. In het venster met “npm run dev” staat waarom; laad deze pagina daarna opnieuw.';</script>`,
});
