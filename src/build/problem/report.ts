import type { SourceDocument } from '../load/source-document.ts';
import { type FileProblems, placeProblems } from './place-problems.ts';
import type { Problem } from './problem.ts';
import { reportGithub } from './report-github.ts';
import { reportJson } from './report-json.ts';
import { reportSarif } from './report-sarif.ts';
import { reportText } from './report-text.ts';

const writers = {
  text: reportText,
  json: reportJson,
  github: reportGithub,
  sarif: reportSarif,
} satisfies Record<string, (files: FileProblems[], documentCount: number) => string>;

export type ReportFormat = keyof typeof writers;
export const reportFormats: ReportFormat[] = ['text', 'json', 'github', 'sarif'];

/** All problems as one text that ends in a line end; `documents` are all files that were looked at. */
export function report(problems: Problem[], documents: SourceDocument[], format: ReportFormat): string {
  return writers[format](placeProblems(problems, documents), documents.length);
}
