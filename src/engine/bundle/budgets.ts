import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Limits in bytes; what is compressed counts as quick compression leaves it. */
export interface Limits {
  /** Of a document, what stands between header and footer, compressed: the whole, compressed best, fits a first round trip. */
  content: number;
  /** Data of one page, compressed. */
  pageData: number;
  /** The inlined script, uncompressed. */
  loader: number;
  /** Script of a first use, compressed. */
  script: number;
  /** All fonts of a first load. */
  fonts: number;
  fontFiles: number;
}

/** In bytes: scripts unminified, styles as sent. */
interface Weights {
  scripts: Record<string, number>;
  styles: Record<string, number>;
}

/** What the parts of the app weigh, in bytes. */
export interface AppWeights extends Weights {
  /** Script of a first use, compressed. */
  script: number;
  loader: number;
  /** Each font of a first load. */
  fonts: number[];
}

/** `budgets.json`: chosen limits, and weights from `npm run budgets`. */
export interface Budgets {
  limits: Limits;
  weights: Weights;
}

/** Path of the budgets file. */
export function budgetsFile(root: string): string {
  return join(root, 'budgets.json');
}

/** Reads `budgets.json`. */
export function readBudgets(root: string): Budgets {
  return JSON.parse(readFileSync(budgetsFile(root), 'utf8'));
}
