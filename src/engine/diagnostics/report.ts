import type { Diagnostic } from './diagnostic.ts';
import { type FileText, type LocatedFile, locateDiagnostics } from './locate-diagnostics.ts';
import { mergeRepeats } from './merge-repeats.ts';
import { reportGithub } from './report-github.ts';
import { reportJson } from './report-json.ts';
import { reportSarif } from './report-sarif.ts';
import { reportText } from './report-text.ts';

export type ReportFormat = 'text' | 'json' | 'github' | 'sarif';

export interface ReportOptions {
  /** All checked files. */
  documents: readonly FileText[];
  format: ReportFormat;
  /** Base of links to rule pages, without trailing slash. */
  projectUrl?: string;
}

const writers: Record<ReportFormat, (files: readonly LocatedFile[], options: ReportOptions) => string> = {
  text: (files, { documents }) => reportText(files, documents.length),
  json: reportJson,
  github: reportGithub,
  sarif: (files, { projectUrl = '' }) => reportSarif(files, projectUrl),
};

export const reportFormats: readonly ReportFormat[] = ['text', 'json', 'github', 'sarif'];

/** Formats all problems. */
export function report(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  return writers[options.format](mergeRepeats(locateDiagnostics(diagnostics, options.documents)), options);
}
