import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Memo } from '../memo/memo.ts';
import { bundleInputs } from './bundle-inputs.ts';
import { type BundledApp, bundledAppFile } from './bundled-app.ts';
import { bundledFolder } from './bundled-folder.ts';
import { runApart } from './run-apart.ts';

/** The bundled app. */
export interface App extends BundledApp {
  /** Content-addressed. */
  folder: string;
  mode: 'production' | 'development';
  /** Files to serve under `/`. */
  browserFolder: string;
  /** Module that exports `renderer`. */
  rendererAddress: string;
  /** Worker thread, see `RenderThread`. */
  renderWorker: string;
}

interface BuildAppOptions {
  root: string;
  memo: Memo;
  /** `development` keeps React's warnings, for tests. */
  mode?: 'production' | 'development';
}

/** Bundles the app, cached. Throws when it does not build. */
export async function buildApp({ root, memo, mode = 'production' }: BuildAppOptions): Promise<App> {
  const folder = await bundledFolder(memo, {
    name: 'app',
    inputsNow: () => appInputs(root, mode),
    make: (draft) =>
      runApart([join(import.meta.dirname, 'run-bundle-app.ts'), draft, root, mode], { root, mode }),
  });
  const bundled: BundledApp = JSON.parse(await readFile(bundledAppFile(folder), 'utf8'));
  return {
    ...bundled,
    folder,
    mode,
    browserFolder: join(folder, 'browser'),
    rendererAddress: pathToFileURL(join(folder, 'render/render.js')).href,
    renderWorker: join(folder, 'render/render-worker.js'),
  };
}

/** Cache key besides the engine. */
export function appInputs(root: string, mode = 'production'): string[] {
  return [...bundleInputs(root, ['src/view', 'src/browser']), mode];
}
