import type { Diagnostic } from '../src/engine/diagnostics/diagnostic.ts';
import type { ReportedFile } from '../src/engine/diagnostics/locate-diagnostics.ts';
import { report } from '../src/engine/diagnostics/report.ts';

/** Prints problems for people, on standard error. */
export function printProblems(problems: Diagnostic[], files: readonly ReportedFile[]): void {
  console.error(report(problems, files, 'text'));
}
