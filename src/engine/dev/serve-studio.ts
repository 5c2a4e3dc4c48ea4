import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { RenderedStudio, StudioRenderer, StudioView } from '../../shared/studio.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { LiveContent } from './live-content.ts';
import { isEditorRequest, serveEditor } from './serve-editor.ts';
import { drawnSocialPicture } from './social-picture.ts';
import { StudioScreens } from './studio-screens.ts';

const root = '/_kit';
const pictures = '/delen/';

/** Serves the studio: screens, their data as `.json`, and social pictures. */
export function serveStudio(
  server: ViteDevServer,
  live: LiveContent,
  folders: SiteFolders,
): Connect.NextHandleFunction {
  const screens = new StudioScreens(server, live, folders);

  async function answer({ pathname, searchParams }: URL, response: ServerResponse): Promise<void> {
    const path = pathname.slice(root.length).replace(/\/$/, '');
    if (path.startsWith(pictures)) {
      const page = path.slice(pictures.length - 1).replace(/\.png$/, '');
      const picture = await drawnSocialPicture(page === '/index' ? '/' : page, live, folders);
      response.statusCode = picture ? 200 : 404;
      response.setHeader('content-type', 'image/png');
      response.end(picture);
      return;
    }
    const isData = path.endsWith('.json');
    const name = isData ? path.slice(0, -'.json'.length).replace(/^\/index$/, '') : path;
    const screen = await screens.at(name, searchParams);
    // The engine never imports React.
    const { studioRenderer } = await load(server);
    const view = studioRenderer.viewOf(screen, live.context?.site);
    response.statusCode = screen.name === 'missing' ? 404 : 200;
    response.setHeader('content-type', isData ? 'application/json' : 'text/html; charset=utf-8');
    response.end(
      isData
        ? JSON.stringify(view)
        : await server.transformIndexHtml(
            root + path,
            studioDocument(studioRenderer.renderStudio(view), view),
          ),
    );
  }

  return (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost');
    if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return next();
    const path = url.pathname.slice(root.length);
    const answered = isEditorRequest(path)
      ? serveEditor({ request, response, path }, { live, folders, token: screens.token })
      : answer(url, response);
    answered.catch(next);
  };
}

/** Vite types loaded modules as `any`. */
async function load(server: ViteDevServer): Promise<{ studioRenderer: StudioRenderer }> {
  const { studioRenderer } = await server.ssrLoadModule('/src/studio/render-studio.tsx');
  return { studioRenderer };
}

function studioDocument({ title, body, sheets }: RenderedStudio, view: StudioView): string {
  const data = JSON.stringify(view).replaceAll('<', '\\u003c');
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}</head>
<body><div id="root">${body}</div><script type="application/json" id="studio-view">${data}</script><script type="module" src="/src/studio/hydrate-studio.tsx"></script></body></html>
`;
}
