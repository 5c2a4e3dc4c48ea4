import { severityWords } from '../../shared/authors/severity-words.ts';
import { countsOf } from '../../shared/counts-of.ts';
import { capitalised } from '../../shared/text/capitalised.ts';
import { printable, printableLines } from '../text/printable.ts';
import { withPagesFolder } from '../text/with-pages-folder.ts';
import { bySeverity } from './by-severity.ts';
import { countedDiagnostics } from './counted-diagnostics.ts';
import type { LocatedDiagnostic, LocatedFile } from './locate-diagnostics.ts';

/** GitHub drops more annotations per level and step. */
const maxOfEachLevel = 10;
/** GitHub's limit. */
const maxMessageLength = 4096;
const maxFilesNamed = 20;

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Truncates before escaping, so that no escape is split. */
function messageText(text: string): string {
  const safe = printableLines(text);
  const short = safe.length > maxMessageLength ? `${safe.slice(0, maxMessageLength - 1)}…` : safe;
  return escapeText(short);
}

function annotation({ file, location, rule, severity, message, hint }: LocatedDiagnostic): string {
  const { line, column, endLine, endColumn } = location;
  const place = `file=${escapeProperty(printable(file))},line=${line},endLine=${endLine},col=${column},endColumn=${endColumn}`;
  const title = escapeProperty(`${capitalised(severityWords[severity])}: ${rule}`);
  return `::${severity} ${place},title=${title}::${messageText(hint ? `${message}\n${hint}` : message)}\n`;
}

/** Hidden problems per file, most first. */
function remainder(hidden: readonly LocatedDiagnostic[], pagesFolder: string): string {
  if (hidden.length === 0) return '';
  const fullest = [...countsOf(hidden.map(({ file }) => file))].sort(([, one], [, other]) => other - one);
  const named = fullest.slice(0, maxFilesNamed).map(([file, count]) => `${file} (${count})`);
  const more = fullest.length > maxFilesNamed ? ` en ${fullest.length - maxFilesNamed} andere bestanden` : '';
  const title = escapeProperty(`Nog ${countedDiagnostics(hidden)}`);
  const text = `GitHub toont er hier hooguit ${maxOfEachLevel} per soort. De rest staat in: ${named.join(', ')}${more}.
Alles zie je in de samenvatting van deze taak, of met npm run check.`;
  return `::notice title=${title}::${messageText(withPagesFolder(text, pagesFolder))}\n`;
}

/** GitHub workflow commands: as many annotations as GitHub shows, worst first, and a notice about the rest. */
export function reportGithub(files: readonly LocatedFile[], pagesFolder: string): string {
  const problems = bySeverity(files);
  const shown = (['error', 'warning'] as const).flatMap((level) =>
    problems.filter(({ severity }) => severity === level).slice(0, maxOfEachLevel),
  );
  const isShown = new Set(shown);
  const hidden = problems.filter((problem) => !isShown.has(problem));
  return shown.map(annotation).join('') + remainder(hidden, pagesFolder);
}
