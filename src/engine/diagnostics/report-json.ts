import type { ReportedDiagnostic } from '../../shared/authors/reported-diagnostic.ts';
import type { LocatedFile } from './locate-diagnostics.ts';

/** Diagnostics as plain data. */
export function reportedDiagnostics(files: readonly LocatedFile[]): ReportedDiagnostic[] {
  return files.flatMap(({ diagnostics }) =>
    diagnostics.map(({ file, location, rule, severity, message, hint }) => {
      const { line, column, endLine, endColumn } = location;
      return { file, line, column, endLine, endColumn, rule, severity, message, hint };
    }),
  );
}

/** JSON report: always an array. */
export function reportJson(files: readonly LocatedFile[]): string {
  return `${JSON.stringify(reportedDiagnostics(files), null, 2)}\n`;
}
