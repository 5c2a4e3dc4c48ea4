import { counted } from '../text/counted.ts';
import type { Diagnostic } from './diagnostic.ts';

/** How many problems of which severity in how many files: `3 fouten en 1 waarschuwing in 2 bestanden`; for at least one. */
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
