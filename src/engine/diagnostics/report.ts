import type { Diagnostic } from './diagnostic.ts';
import type { ReportedFile } from './locate-diagnostics.ts';
import { type FileDiagnostics, locateDiagnostics } from './locate-diagnostics.ts';
import { reportGithub } from './report-github.ts';
import { reportJson } from './report-json.ts';
import { reportSarif } from './report-sarif.ts';
import { reportText } from './report-text.ts';

const writers = {
  text: reportText,
  json: reportJson,
  github: reportGithub,
  sarif: reportSarif,
} satisfies Record<string, (files: FileDiagnostics[], documentCount: number) => string>;

export type ReportFormat = keyof typeof writers;
export const reportFormats: ReportFormat[] = ['text', 'json', 'github', 'sarif'];

/** All problems as one text that ends in a line end; `documents` are all files that were looked at. */
export function report(problems: Diagnostic[], files: readonly ReportedFile[], format: ReportFormat): string {
  return writers[format](locateDiagnostics(problems, files), files.length);
}
