import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { KitRenderer, KitView, RenderedKit } from '../../shared/kit.ts';
import type { SiteFolders } from '../site-folders.ts';
import { KitScreens } from './kit-screens.ts';
import type { LiveContent } from './live-content.ts';
import { sharingPicture } from './sharing-picture.ts';

const root = '/_kit';
const pictures = '/delen/';

/**
 * Serves the kit of the engine, which is there in development only: its screens, the same as data under `.json`, and
 * the pictures for sharing.
 */
export function serveKit(
  server: ViteDevServer,
  live: LiveContent,
  folders: SiteFolders,
): Connect.NextHandleFunction {
  const screens = new KitScreens(server, live, folders);

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path.startsWith(pictures)) {
      const page = path.slice(pictures.length - 1).replace(/\.png$/, '');
      const picture = await sharingPicture(page === '/index' ? '/' : page, live.content, folders);
      response.statusCode = picture ? 200 : 404;
      response.setHeader('content-type', 'image/png');
      response.end(picture);
      return;
    }
    const isData = path.endsWith('.json');
    const screen = await screens.at(isData ? path.slice(0, -'.json'.length).replace(/^\/index$/, '') : path);
    // The room of React is loaded, not imported: this code runs without it.
    const { kitRenderer } = await load(server);
    const view = kitRenderer.viewOf(screen, live.content?.site);
    response.statusCode = screen.name === 'missing' ? 404 : 200;
    response.setHeader('content-type', isData ? 'application/json' : 'text/html; charset=utf-8');
    response.end(
      isData
        ? JSON.stringify(view)
        : await server.transformIndexHtml(root + path, kitDocument(kitRenderer.renderKit(view), view)),
    );
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    if (pathname !== root && !pathname.startsWith(`${root}/`)) return next();
    answer(pathname.slice(root.length).replace(/\/$/, ''), response).catch(next);
  };
}

/** The kit as it is written now; Vite types what it loads as anything. */
async function load(server: ViteDevServer): Promise<{ kitRenderer: KitRenderer }> {
  const { kitRenderer } = await server.ssrLoadModule('/src/kit/render-kit.tsx');
  return { kitRenderer };
}

function kitDocument({ title, body, sheets }: RenderedKit, view: KitView): string {
  const data = JSON.stringify(view).replaceAll('<', '\\u003c');
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}</head>
<body><div id="root">${body}</div><script type="application/json" id="kit-view">${data}</script><script type="module" src="/src/kit/wake-kit.tsx"></script></body></html>
`;
}
