import type { ReportedDiagnostic } from '../../shared/reported-diagnostic.ts';
import type { LocatedFile } from './locate-diagnostics.ts';

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
