/** A diagnostic for programs; lines and columns from 1, end exclusive. */
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

/** Whether it keeps a page from being published. */
export function isError({ severity }: ReportedDiagnostic): boolean {
  return severity === 'error';
}
