import type { Diagnostic } from './diagnostic.ts';
import { type FileText, type LocatedFile, locateDiagnostics } from './locate-diagnostics.ts';
import { reportGithub } from './report-github.ts';
import { reportJson } from './report-json.ts';
import { reportSarif } from './report-sarif.ts';
import { reportText } from './report-text.ts';

export type ReportFormat = 'text' | 'json' | 'github' | 'sarif';

export interface ReportOptions {
  /** All files that were looked at. */
  documents: readonly FileText[];
  format: ReportFormat;
  /** Where the project's own files can be read, without a last slash; for formats that refer to the pages of rules. */
  projectUrl?: string;
}

const writers: Record<ReportFormat, (files: readonly LocatedFile[], options: ReportOptions) => string> = {
  text: (files, { documents }) => reportText(files, documents.length),
  json: reportJson,
  github: reportGithub,
  sarif: (files, { projectUrl = '' }) => reportSarif(files, projectUrl),
};

export const reportFormats: readonly ReportFormat[] = ['text', 'json', 'github', 'sarif'];

/** All problems as one text that ends in a line end. */
export function report(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  return writers[options.format](locateDiagnostics(diagnostics, options.documents), options);
}
