import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import type { AppWeights, Budgets } from './budgets.ts';
import type { App } from './build-app.ts';

/** Something that is heavier than its budget. */
export interface Overrun {
  what: string;
  actual: number;
  limit: number;
}

/** A part may grow by this share, or by so many bytes, before somebody must say that it was meant. */
const mostGrowth = { share: 0.05, bytes: 300 };

/** @throws CouldNotRunError when the code that visitors get is heavier than its budget, with what and by how much */
export function requireWithinBudget({ mode, weights }: App, budgets: Budgets): void {
  const overruns = mode === 'development' ? [] : appOverruns(weights, budgets);
  if (overruns.length > 0) throw new CouldNotRunError(overrunText(overruns));
}

/** Whatever of the app is heavier than its budget. */
function appOverruns(app: AppWeights, { limits, weights }: Budgets): Overrun[] {
  const overruns = [
    { what: 'The script of a first use (brotli)', actual: app.script, limit: limits.script },
    { what: 'The loader in every document', actual: app.loader, limit: limits.loader },
    { what: 'The fonts of a first load', actual: sum(app.fonts), limit: limits.fonts },
    { what: 'The number of fonts of a first load', actual: app.fonts.length, limit: limits.fontFiles },
    ...parts('script', app.scripts, weights.scripts),
    ...parts('styles', app.styles, weights.styles),
  ];
  return overruns.filter(({ actual, limit }) => actual > limit);
}

function parts(kind: string, actual: Record<string, number>, noted: Record<string, number>): Overrun[] {
  return Object.entries(actual).map(([name, weight]) => {
    const before = noted[name] ?? 0;
    const limit = Math.round(Math.max(before * (1 + mostGrowth.share), before + mostGrowth.bytes));
    return { what: `${name} (${kind})`, actual: weight, limit };
  });
}

/** The overruns as a text for developers, heaviest first, with the way out. */
function overrunText(overruns: readonly Overrun[]): string {
  const lines = overruns
    .toSorted((one, other) => other.actual - other.limit - (one.actual - one.limit))
    .map(({ what, actual, limit }) => `  ${what}: ${actual}, at most ${limit} (${actual - limit} too much)`);
  return [
    'The app is heavier than budgets.json allows, in bytes:',
    ...lines,
    'Make it lighter. When a part grew on purpose, note its new weight with: npm run budgets',
  ].join('\n');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
