import type { Diagnostic } from '../src/engine/diagnostics/diagnostic.ts';
import type { FileText } from '../src/engine/diagnostics/locate-diagnostics.ts';
import { report } from '../src/engine/diagnostics/report.ts';

/** Prints problems for people, on standard error. */
export function printProblems(problems: readonly Diagnostic[], files: readonly FileText[]): void {
  console.error(report(problems, { documents: files, format: 'text' }));
}
