import type { Diagnostic } from '../src/engine/diagnostics/diagnostic.ts';
import { report } from '../src/engine/diagnostics/report.ts';
import type { SourceDocument } from '../src/engine/pipeline/1-load/source-document.ts';

/** Prints problems for people, on standard error. */
export function printProblems(problems: Diagnostic[], documents: SourceDocument[]): void {
  console.error(report(problems, { documents, format: 'text' }));
}
