import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Styles } from '../../shared/renderer.ts';
import { appKey } from '../memo/code-keys.ts';
import { touch } from '../memo/prune-cache.ts';
import { cacheFolder } from '../pipeline/1-load/site-folders.ts';
import type { AppWeights } from './app-overruns.ts';

/** The code of the site, built: the browser's files, the loader, the styles, and the renderer for Node. */
export interface App {
  /** Name of the state of the code: equal names, equal app. */
  key: string;
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
  /** `development` keeps React's warnings; tests of hydration need them. */
  mode?: 'production' | 'development';
}

/**
 * Builds the site's code, or takes it from `.cache/app` when no source changed since.
 * Throws when the code does not build.
 */
export async function buildApp({ root, mode = 'production' }: BuildAppOptions): Promise<App> {
  const key = `${appKey(root)}-${mode}`;
  const folder = join(cacheFolder(root), 'app', key);
  if (!(await exists(folder))) {
    // Loaded only when the code changed: the bundler takes longer to start than a build of unchanged code takes.
    const { bundleApp } = await import('./bundle-app.ts');
    await bundleApp(folder, root, mode);
  }
  await touch(folder);
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
    key,
    browserFolder,
    loader,
    styles,
    rendererAddress: pathToFileURL(join(folder, 'render/render.js')).href,
    renderWorker: join(folder, 'render/render-worker.js'),
    weights,
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
