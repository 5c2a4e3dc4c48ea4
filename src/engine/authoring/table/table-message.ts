import type { Severity } from '../../../shared/authors/severity.ts';

/** One sentence about a place in the table. */
export interface TableMessage {
  /** From 1. */
  line: number;
  /** As the header names it; absent when the whole row is meant. */
  column?: string;
  severity: Severity | 'change';
  message: string;
}
