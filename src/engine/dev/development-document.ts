import type { ViteDevServer } from 'vite';
import { pagesPath } from '../../shared/authors/studio-addresses.ts';
import type { ResolvedPage } from '../pipeline/5-resolve/resolve-page.ts';
import { brandedFrame } from '../pipeline/6-render/branded-frame.ts';
import { htmlDocument, scriptJson } from '../pipeline/6-render/document.ts';
import { entries, moduleScript } from './bundle/entries.ts';
import type { StudioBundle } from './bundle/studio-bundle.ts';
import { followVersion } from './content-version.ts';
import type { LiveContent } from './live-content.ts';
import { loadView, type ModuleLoader } from './load-view.ts';
import { plainDocument } from './plain-document.ts';
import { reloadFromMemory } from './reload-from-memory.ts';
import { followSources } from './source-changes.ts';

interface ShownPage {
  server: Pick<ViteDevServer, 'transformIndexHtml'>;
  modules: ModuleLoader;
  live: LiveContent;
  /** Absent when it cannot be shown. */
  resolved: ResolvedPage | undefined;
  path: string;
}

/** A page as authors see it: with what is wrong, and the way to its editor. */
export async function developmentDocument(page: ShownPage, bundle: StudioBundle): Promise<string> {
  const { server, live, resolved, path } = page;
  const data = `<script type="application/json" id="page-publications">${scriptJson(live.publications)}</script>${followSources}${followVersion(live)}`;
  const bundled = bundle.presentScripts(...(resolved ? (['main', ...around] as const) : around));
  if (bundled !== undefined) return withDevelopmentParts(await pageDocument(page, ''), data + bundled);
  const html = await pageDocument(page, `import '/${entries.main}'`);
  return server.transformIndexHtml(
    path,
    withDevelopmentParts(html, data + around.map(moduleScript).join('')),
  );
}

/** What an author sees around a page. */
const around = ['problem-overlay', 'edit-link', 'unpublished-mark'] as const;

/** A page in the editor, without what stands around it there already. */
export async function previewDocument(page: ShownPage, bundle: StudioBundle): Promise<string> {
  const html = await pageDocument(page, '');
  return withDevelopmentParts(html, await bundle.scripts('main'));
}

function withDevelopmentParts(html: string, added: string): string {
  return html
    .replace('</head>', () => `${reloadFromMemory}</head>`)
    .replace('</body>', () => `${added}</body>`);
}

async function pageDocument({ modules, live, resolved, path }: ShownPage, loader: string): Promise<string> {
  const { context } = live;
  if (!context || !resolved) return notShown;
  const { renderer, styles } = await loadView(modules);
  const rendered = renderer.renderPage({ ...resolved.page, path }, context.site);
  const own = { styles, loader, blockScripts: {} };
  const frame = brandedFrame(own, context.authored.brand);
  // Client navigation loads none in development.
  const sheets = Object.keys(styles.sheets);
  return htmlDocument({ ...rendered, sheets }, resolved.structuredData, frame);
}

/** In the place of a page with a mistake since it was opened; loaded again when something is saved. */
const notShown = plainDocument({
  title: 'Nog niet te zien',
  main: `<h1>Deze pagina is nog niet te zien</h1><p>Er staat een fout in een bestand. Is die eruit en bewaard, dan verschijnt de pagina hier vanzelf.</p><p><a href="${pagesPath}">Alle pagina’s</a></p>`,
});
