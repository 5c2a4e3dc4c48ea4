/** One mistake of an author, for a program; lines and columns from 1, the end exclusive. */
export interface ReportedDiagnostic {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
}
