import { isError } from '../../shared/authors/severity.ts';
import { severityWords } from '../../shared/authors/severity-words.ts';
import { counted } from '../../shared/text/counted.ts';
import { printable } from '../text/printable.ts';
import { bySeverity } from './by-severity.ts';
import { codeFrame } from './code-frame.ts';
import { countedDiagnostics } from './counted-diagnostics.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { LocatedDiagnostic, LocatedFile } from './locate-diagnostics.ts';
import { maxPerFile, moreInFile } from './more-in-file.ts';

/** Nobody reads further. */
const maxFiles = 50;

function problemText(problem: LocatedDiagnostic, { locator }: LocatedFile): string {
  const { file, location, severity, rule, message, hint } = problem;
  const lines = [
    `${printable(file)}:${location.line}:${location.column} ${severityWords[severity]} ${rule}`,
    `  ${printable(message)}`,
  ];
  if (hint) lines.push(`  ${printable(hint)}`);
  if (locator.lines.textOf(location.line) !== '')
    lines.push(...codeFrame(locator.lines, location).map((line) => `    ${line}`));
  return lines.join('\n');
}

function fileText(file: LocatedFile): string[] {
  const { diagnostics } = file;
  // In their own order; when there are too many, only the errors.
  const shown = new Set(bySeverity([file]).slice(0, maxPerFile));
  const texts = diagnostics
    .filter((problem) => shown.has(problem))
    .map((problem) => problemText(problem, file));
  return [...texts, ...moreInFile(diagnostics.length)];
}

/** The last line: `Geen fouten in 12 bestanden.` */
function summary(problems: Diagnostic[], documentCount: number): string {
  if (problems.length === 0) return `Geen fouten in ${counted(documentCount, 'bestand', 'bestanden')}.`;
  return `${countedDiagnostics(problems)}.`;
}

/** Terminal report: location, message, hint and code frame, then a summary. */
export function reportText(files: readonly LocatedFile[], documentCount: number): string {
  const problems = files.flatMap((file) => file.diagnostics);
  const parts = [
    ...shownFiles(files).flatMap(fileText),
    ...moreFiles(files),
    summary(problems, documentCount),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** In their own order; when there are too many, only those with errors. */
function shownFiles(files: readonly LocatedFile[]): readonly LocatedFile[] {
  if (files.length <= maxFiles) return files;
  const withErrors = files.filter(({ diagnostics }) => diagnostics.some(isError));
  const shown = new Set([...withErrors, ...files].slice(0, maxFiles));
  return files.filter((file) => shown.has(file));
}

function moreFiles(files: readonly LocatedFile[]): string[] {
  const more = files.length - maxFiles;
  if (more <= 0) return [];
  return [
    `en in nog ${counted(more, 'ander bestand', 'andere bestanden')}; noem er een om alleen dat te zien`,
  ];
}
