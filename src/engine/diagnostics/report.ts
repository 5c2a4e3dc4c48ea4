import { namesOf } from '../../shared/names-of.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type FileText, type LocatedFile, locateDiagnostics } from './locate-diagnostics.ts';
import { mergeRepeats } from './merge-repeats.ts';
import { reportGithub } from './report-github.ts';
import { reportJson } from './report-json.ts';
import { reportSarif } from './report-sarif.ts';
import { reportText } from './report-text.ts';

interface Checked {
  /** All checked files. */
  documents: readonly FileText[];
  /** Base of links to rule pages, without trailing slash. */
  projectUrl?: string;
  /** From the folder where commands are typed. */
  pagesFolder?: string;
}

const writers = {
  text: (files, { documents }) => reportText(files, documents.length),
  json: reportJson,
  github: (files, { pagesFolder = 'pages' }) => reportGithub(files, pagesFolder),
  sarif: (files, { projectUrl = '' }) => reportSarif(files, projectUrl),
} satisfies Record<string, (files: readonly LocatedFile[], checked: Checked) => string>;

export type ReportFormat = keyof typeof writers;

export interface ReportOptions extends Checked {
  format: ReportFormat;
}

export const reportFormats = namesOf(writers);

/** Formats all problems. */
export function report(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  return writers[options.format](mergeRepeats(locateDiagnostics(diagnostics, options.documents)), options);
}
