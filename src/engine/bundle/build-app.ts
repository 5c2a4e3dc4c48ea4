import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Styles } from '../../shared/page/renderer.ts';
import { hashSources } from '../memo/engine-hash.ts';
import type { Memo } from '../memo/memo.ts';
import type { AppWeights } from './budgets.ts';
import type { InlineScripts } from './inline-scripts.ts';
import { runApart } from './run-apart.ts';
import { viteVariables } from './vite-variables.ts';

/** The bundled app. */
export interface App {
  /** Content-addressed. */
  folder: string;
  mode: 'production' | 'development';
  /** Files to serve under `/`. */
  browserFolder: string;
  /** Inlined in every document. */
  loader: string;
  /** Inlined in documents with a block, by its type. */
  blockScripts: Readonly<Record<string, string>>;
  /** Address of the script that shows the pages after the first: another one as soon as code of the app changes. */
  siteScript: string;
  styles: Styles;
  /** Module that exports `renderer`. */
  rendererAddress: string;
  /** Worker thread, see `RenderThread`. */
  renderWorker: string;
  weights: AppWeights;
}

interface BuildAppOptions {
  root: string;
  memo: Memo;
  /** `development` keeps React's warnings, for tests. */
  mode?: 'production' | 'development';
}

const sources = ['src/view', 'src/browser', 'vite.config.ts', 'package.json'];

/** Bundles the app, cached. Throws when it does not build. */
export async function buildApp({ root, memo, mode = 'production' }: BuildAppOptions): Promise<App> {
  const folder = await memo.folder('app', appInputs(root, mode), (draft) =>
    runApart([join(import.meta.dirname, 'run-bundle-app.ts'), draft, root, mode], { root, mode }),
  );
  const browserFolder = join(folder, 'browser');
  const { loader, blockScripts }: InlineScripts = JSON.parse(
    await readFile(join(folder, 'inline-scripts.json'), 'utf8'),
  );
  const siteScript: string = JSON.parse(await readFile(join(folder, 'site-script.json'), 'utf8'));
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
    blockScripts,
    siteScript,
    styles,
    rendererAddress: pathToFileURL(join(folder, 'render/render.js')).href,
    renderWorker: join(folder, 'render/render-worker.js'),
    weights,
  };
}

/** Cache key besides the engine: sources and Vite's variables. */
export function appInputs(root: string, mode = 'production'): string[] {
  return [hashSources(root, sources), viteVariables(), mode];
}
