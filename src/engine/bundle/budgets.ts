import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a visitor may have to fetch, in bytes. */
export interface Limits {
  /** One HTML document, compressed with brotli: what arrives in a first round trip. */
  document: number;
  /** The data of one page, compressed with brotli. */
  pageData: number;
  /** The script that is inlined in every document, as it is. */
  loader: number;
  /** The script that a first use of a page fetches, compressed with brotli. */
  script: number;
  /** The fonts of a first load together, as they are. */
  fonts: number;
  fontFiles: number;
}

/** The weights of the parts of the app, in bytes: scripts before they are minified, styles as they are sent. */
export interface Weights {
  scripts: Record<string, number>;
  styles: Record<string, number>;
}

/** What an app weighs, in bytes. */
export interface AppWeights extends Weights {
  /** The script that a first use fetches, compressed with brotli. */
  script: number;
  loader: number;
  /** Each font of a first load. */
  fonts: number[];
}

/** `budgets.json`: the limits that people chose, and the weights that `npm run budgets` noted. */
export interface Budgets {
  limits: Limits;
  weights: Weights;
}

/** The file with the budgets of a project. */
export function budgetsFile(root: string): string {
  return join(root, 'budgets.json');
}

/** Reads the budgets of a project. */
export function readBudgets(root: string): Budgets {
  return JSON.parse(readFileSync(budgetsFile(root), 'utf8'));
}
