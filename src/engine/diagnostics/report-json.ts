import type { Severity } from './diagnostic.ts';
import type { FileDiagnostics } from './locate-diagnostics.ts';

/** One problem for a program; lines and columns from 1, the end exclusive. */
export interface ReportedDiagnostic {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  rule: string;
  severity: Severity;
  message: string;
  hint?: string;
}

/** Problems for programs: always an array, also when there are none. */
export function reportJson(files: FileDiagnostics[]): string {
  const reported = files.flatMap(({ problems }) =>
    problems.map(({ file, location, rule, severity, message, hint }): ReportedDiagnostic => {
      const { line, column, endLine, endColumn } = location;
      return { file, line, column, endLine, endColumn, rule, severity, message, ...(hint ? { hint } : {}) };
    }),
  );
  return `${JSON.stringify(reported, null, 2)}\n`;
}
