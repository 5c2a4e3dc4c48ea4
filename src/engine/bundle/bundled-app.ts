import { join } from 'node:path';
import type { Styles } from '../../shared/page/renderer.ts';
import type { AppWeights } from './budgets.ts';
import type { InlineScripts } from './inline-scripts.ts';

/** The metadata of a bundle. */
export interface BundledApp extends InlineScripts {
  /** Addresses, in order of evaluation. */
  loaderFiles: { react: string; main: string };
  /** Address of the script that shows the pages after the first: another one as soon as code of the app changes. */
  siteScript: string;
  styles: Styles;
  weights: AppWeights;
}

/** Its file in the folder of a bundle. */
export function bundledAppFile(folder: string): string {
  return join(folder, 'app.json');
}
