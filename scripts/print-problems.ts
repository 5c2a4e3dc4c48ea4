import type { SourceDocument } from '../src/build/load/source-document.ts';
import type { Problem } from '../src/build/problem/problem.ts';
import { report } from '../src/build/problem/report.ts';

/** Prints problems for people, on standard error. */
export function printProblems(problems: Problem[], documents: SourceDocument[]): void {
  console.error(report(problems, documents, 'text'));
}
