import { join, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { openInEditorPath } from '../../shared/authors/studio-addresses.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { CheckedSite } from '../pipeline/check-site.ts';
import { StudioBundle } from './bundle/studio-bundle.ts';
import { answerVersions } from './content-version.ts';
import { isAskedElsewhere } from './editor/own-request.ts';
import { LiveContent } from './live-content.ts';
import { loadView, presentModules } from './load-view.ts';
import { serveStudio } from './screens/serve-studio.ts';
import { servePages } from './serve-pages.ts';
import { notifyOfSource } from './source-changes.ts';
import { settleMilliseconds, watchContent } from './watch-content.ts';

interface ContentOptions {
  /**
   * Called after the site was read, at the start and at each change; without an argument when reading failed, which was
   * reported then.
   */
  onChecked: (site?: CheckedSite) => void;
}

/** A Vite plugin that serves pages and notifies browsers of changes. */
export function contentPlugin(folders: SiteFolders, { onChecked }: ContentOptions): Plugin {
  const live = new LiveContent(folders);
  const bundle = new StudioBundle(folders);
  return {
    name: 'content',
    async configureServer(server) {
      server.middlewares.use(openInEditorPath, forOwnScreens);
      // Beside the check, which keeps one processor busy; when the view does not build, Vite reports it with the first page.
      bundle.folder('render').catch(() => undefined);
      await live.refresh();
      const report = (): void => {
        if (live.failure !== undefined) server.config.logger.error(live.failure);
        onChecked(live.failure === undefined ? live.checked : undefined);
      };
      report();
      watchContent(server, { folders, live, report });
      watchSources(server, folders, bundle);
      answerVersions(server, live);
      const modules = presentModules(server, bundle);
      // The page is opened a moment after its address is printed; what fails here fails again there, and is reported then.
      server.httpServer?.once('listening', () => void loadView(modules).catch(() => undefined));
      return () => {
        server.middlewares.use(withOneSlash);
        server.middlewares.use(ownHeaders);
        server.middlewares.use(serveStudio(server, { live, folders, bundle, modules }));
        server.middlewares.use(servePages(server, { live, bundle, modules }));
      };
    },
  };
}

/** Makes what browsers load after the first answer, which goes first, and another when a source changes. */
function watchSources(server: ViteDevServer, { root }: SiteFolders, bundle: StudioBundle): void {
  server.httpServer?.once('request', (_request, response) => {
    response.once('close', () => {
      bundle.folder('browser').catch((error) => server.config.logger.error(error.message));
    });
  });
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(join(root, 'src') + sep)) return;
    bundle.forget();
    // Vite drops the module meanwhile.
    setTimeout(() => notifyOfSource(server, file, root), settleMilliseconds);
  });
}

/** Vite would open files for any site that the author visits. */
const forOwnScreens: Connect.NextHandleFunction = (request, response, next) => {
  if (isAskedElsewhere(request)) response.writeHead(403).end();
  else next();
};

/** The address that is printed ends with a slash, and the path that is typed behind it begins with one: `//_kit/paginas`. */
const withOneSlash: Connect.NextHandleFunction = ({ originalUrl = '/' }, response, next) => {
  const typed = originalUrl.replace(/^[\\/]+/, '/');
  if (typed === originalUrl) next();
  else response.writeHead(302, { location: typed }).end();
};

/**
 * A step back takes what the browser stored, however old: its author would see, and edit, what the file no longer says. And in
 * a frame of another site, as the preview of VS Code is one, an author could be led to press what is not seen.
 */
const ownHeaders: Connect.NextHandleFunction = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', "frame-ancestors 'self'");
  next();
};
