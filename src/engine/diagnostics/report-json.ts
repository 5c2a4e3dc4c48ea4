import type { Severity } from './diagnostic.ts';
import type { LocatedFile } from './locate-diagnostics.ts';

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

/** Diagnostics as programs get them. */
export function reportedDiagnostics(files: readonly LocatedFile[]): ReportedDiagnostic[] {
  return files.flatMap(({ diagnostics }) =>
    diagnostics.map(({ file, location, rule, severity, message, hint }) => {
      const { line, column, endLine, endColumn } = location;
      return { file, line, column, endLine, endColumn, rule, severity, message, ...(hint ? { hint } : {}) };
    }),
  );
}

/** Diagnostics for programs: always an array, also when there are none. */
export function reportJson(files: readonly LocatedFile[]): string {
  return `${JSON.stringify(reportedDiagnostics(files), null, 2)}\n`;
}
