import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import type { AppWeights, Budgets } from './budgets.ts';
import type { App } from './build-app.ts';

interface Overrun {
  what: string;
  actual: number;
  limit: number;
}

/** Tolerated per part, whichever is more. */
const maxGrowth = { share: 0.05, bytes: 300 };

/** @throws CouldNotRunError when the app exceeds its budget */
export function requireWithinBudget({ mode, weights }: App, budgets: Budgets): void {
  const overruns = mode === 'development' ? [] : appOverruns(weights, budgets);
  if (overruns.length > 0) throw new CouldNotRunError(overrunText(overruns));
}

function appOverruns(app: AppWeights, { limits, weights }: Budgets): Overrun[] {
  const overruns = [
    { what: 'The script of a first use (compressed)', actual: app.script, limit: limits.script },
    { what: 'The loader in every document', actual: app.loader, limit: limits.loader },
    {
      what: 'The fonts of a first load',
      actual: app.fonts.reduce((total, size) => total + size, 0),
      limit: limits.fonts,
    },
    { what: 'The number of fonts of a first load', actual: app.fonts.length, limit: limits.fontFiles },
    ...parts('script', app.scripts, weights.scripts),
    ...parts('styles', app.styles, weights.styles),
  ];
  return overruns.filter(({ actual, limit }) => actual > limit);
}

function parts(kind: string, actual: Record<string, number>, noted: Record<string, number>): Overrun[] {
  return Object.entries(actual).map(([name, weight]) => {
    const before = noted[name] ?? 0;
    const limit = Math.round(Math.max(before * (1 + maxGrowth.share), before + maxGrowth.bytes));
    return { what: `${name} (${kind})`, actual: weight, limit };
  });
}

/** For developers, largest overrun first. */
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
