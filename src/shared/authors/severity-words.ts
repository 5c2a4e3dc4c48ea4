import { counted } from '../text/counted.ts';
import type { Severity } from './severity.ts';

/** What authors call a problem: a "fout" keeps a page from being published, a "tip" may stay. */
export const severityWords: Record<Severity, string> = {
  error: 'fout',
  warning: 'tip',
};

/** How many there are of each severity that occurs, as `3 fouten` and `1 tip`. */
export function countedSeverities({ errors, warnings }: { errors: number; warnings: number }): string[] {
  return [
    ...(errors > 0 ? [counted(errors, 'fout', 'fouten')] : []),
    ...(warnings > 0 ? [counted(warnings, 'tip', 'tips')] : []),
  ];
}
