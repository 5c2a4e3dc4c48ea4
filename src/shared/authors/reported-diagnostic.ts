import type { Severity } from './severity.ts';

/** A diagnostic for programs; lines and columns from 1, end exclusive. */
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
