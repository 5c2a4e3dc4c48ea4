import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Styles } from '../../shared/renderer.ts';
import { hashSources } from '../memo/engine-hash.ts';
import type { Memo } from '../memo/memo.ts';
import type { AppWeights } from './budgets.ts';

/** The code of the site, built: the browser's files, the loader, the styles, and the renderer for Node. */
export interface App {
  /** Another for each state of the code. */
  folder: string;
  mode: 'production' | 'development';
  /** Folder with the files to serve under `/`. */
  browserFolder: string;
  /** Script that is inlined in every document. */
  loader: string;
  styles: Styles;
  /** Address of the module that exports the `renderer`. */
  rendererAddress: string;
  /** The file that renders in a thread of its own, see `RenderThread`. */
  renderWorker: string;
  weights: AppWeights;
}

interface BuildAppOptions {
  /** The project's folder. */
  root: string;
  memo: Memo;
  /** `development` keeps React's warnings; tests of hydration need them. */
  mode?: 'production' | 'development';
}

const sources = ['src/view', 'src/browser', 'vite.config.ts'];

/** Bundles the site's code where it changed. Throws when it does not build. */
export async function buildApp({ root, memo, mode = 'production' }: BuildAppOptions): Promise<App> {
  const folder = await memo.folder('app', appInputs(root, mode), async (draft) => {
    // The bundler takes longer to load than a build of unchanged code takes.
    const { bundleApp } = await import('./bundle-app.ts');
    await bundleApp(draft, { root, mode });
  });
  const browserFolder = join(folder, 'browser');
  const loader = await readFile(join(folder, 'loader.js'), 'utf8');
  const styles: Styles = JSON.parse(await readFile(join(folder, 'styles.json'), 'utf8'));
  const { scripts, script } = JSON.parse(await readFile(join(folder, 'weights.json'), 'utf8'));
  const sizes = await Promise.all(styles.fonts.map((font) => stat(join(browserFolder, font))));
  const weights = {
    scripts,
    script,
    styles: Object.fromEntries(Object.entries(styles.sheets).map(([name, css]) => [name, css.length])),
    loader: loader.length,
    fonts: sizes.map(({ size }) => size),
  };
  return {
    folder,
    mode,
    browserFolder,
    loader,
    styles,
    rendererAddress: pathToFileURL(join(folder, 'render/render.js')).href,
    renderWorker: join(folder, 'render/render-worker.js'),
    weights,
  };
}

/** All that the code is bundled from besides the engine: sources, and the variables that Vite puts into them. */
export function appInputs(root: string, mode = 'production'): string[] {
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return [hashSources(root, sources), JSON.stringify(variables), mode];
}
