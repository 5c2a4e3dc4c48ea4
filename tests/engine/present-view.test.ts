import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { buildApp } from '../../src/engine/bundle/build-app.ts';
import { StudioBundle } from '../../src/engine/dev/bundle/studio-bundle.ts';
import { LiveContent } from '../../src/engine/dev/live-content.ts';
import {
  loadView,
  loadWeighedStyles,
  type ModuleLoader,
  presentModules,
} from '../../src/engine/dev/load-view.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import type { Styles } from '../../src/shared/page/renderer.ts';
import { exampleFolders } from '../example-site.ts';
import { projectMemo } from '../project-memo.ts';

/** Bundling the studio, on a busy machine that never did. */
const timeout = 180_000;

const live = new LiveContent(exampleFolders);
const bundle = new StudioBundle(siteFolders(projectRoot));
let vite: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  await live.refresh();
  vite = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  await bundle.folder('render');
}, timeout);
afterAll(() => vite.close());

/** Their addresses are hashes in a build. */
function withoutFonts(sheets: Styles['sheets']): unknown {
  return Object.entries(sheets).map(([name, css]) => [name, css.replaceAll(/url\([^)]*\.woff2\)/g, 'url()')]);
}

/** Every page of the example site, its styles, and the names that its weight is measured with. */
async function shownBy(modules: ModuleLoader): Promise<unknown> {
  const { renderer, styles } = await loadView(modules);
  const { rename, styles: weighed } = await loadWeighedStyles(modules);
  const { context } = live;
  if (!context) throw new Error('The example site cannot be read.');
  const pages = context.outlines.map(({ path }) => {
    const resolved = live.resolve(path);
    if (!resolved) throw new Error(`${path} cannot be shown.`);
    const rendered = renderer.renderPage(resolved.page, context.site);
    return { ...rendered, renamed: rename(rendered.body) };
  });
  expect(pages.length).toBeGreaterThan(3);
  return { pages, styles, weighed };
}

it('has the rules of a build, in their order', { timeout }, async () => {
  const { styles } = await loadWeighedStyles(presentModules(vite, bundle));
  const { styles: built } = await buildApp({ root: projectRoot, memo: projectMemo });
  expect(withoutFonts(styles.sheets)).toEqual(withoutFonts(built.sheets));
});

it('shows by the bundle what Vite shows module by module', { timeout }, async () => {
  const asked: string[] = [];
  const ssrLoadModule = (path: string) => {
    asked.push(path);
    return vite.ssrLoadModule(path);
  };
  const modules = presentModules({ ssrLoadModule }, bundle);
  const bundled = await shownBy(modules);
  expect(asked).toEqual([]);
  bundle.forget();
  expect(await shownBy(modules)).toEqual(bundled);
  expect(new Set(asked)).toEqual(new Set(['/src/view/render.tsx', '/src/view/styles.ts']));
});
