import { isError } from '../../shared/authors/severity.ts';
import { countedSeverities } from '../../shared/authors/severity-words.ts';
import { counted } from '../../shared/text/counted.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Counts one or more: `3 fouten en 1 tip in 2 bestanden`. */
export function countedDiagnostics(problems: readonly Diagnostic[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${countedSeverities({ errors, warnings }).join(' en ')} in ${counted(files, 'bestand', 'bestanden')}`;
}
