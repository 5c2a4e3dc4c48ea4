import { counted } from '../../shared/counted.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Counts one or more: `3 fouten en 1 waarschuwing in 2 bestanden`. */
export function countedDiagnostics(problems: readonly Diagnostic[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const parts = [
    ...(errors > 0 ? [counted(errors, 'fout', 'fouten')] : []),
    ...(warnings > 0 ? [counted(warnings, 'waarschuwing', 'waarschuwingen')] : []),
  ];
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${parts.join(' en ')} in ${counted(files, 'bestand', 'bestanden')}`;
}
