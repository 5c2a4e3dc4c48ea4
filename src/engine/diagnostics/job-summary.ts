import { isError, type Severity } from '../../shared/authors/severity.ts';
import { severityWords } from '../../shared/authors/severity-words.ts';
import { counted } from '../../shared/text/counted.ts';
import { byteLength } from '../text/byte-length.ts';
import { markdownText } from '../text/markdown-text.ts';
import { withPagesFolder } from '../text/with-pages-folder.ts';
import { countedDiagnostics } from './counted-diagnostics.ts';
import type { Diagnostic } from './diagnostic.ts';
import {
  type FileText,
  type LocatedDiagnostic,
  type LocatedFile,
  locateDiagnostics,
} from './locate-diagnostics.ts';
import { mergeRepeats } from './merge-repeats.ts';
import { addressPath, rulePageAddress } from './repository-address.ts';

/** GitHub allows 1 MiB per step. */
export const maxSummaryBytes = 900_000;

const severityMarks: Record<Severity, string> = { error: '🔴', warning: '🟡' };

interface JobSummaryOptions {
  /** All checked files. */
  documents: readonly FileText[];
  /** For links to locations. */
  repository?: string;
  /** From the folder where commands are typed. */
  pagesFolder?: string;
  /** The rest is counted. */
  maxBytes?: number;
}

/** GitHub job summary in Markdown: a table per file, errors first. */
export function jobSummary(
  problems: readonly Diagnostic[],
  { documents, repository, pagesFolder = 'pages', maxBytes = maxSummaryBytes }: JobSummaryOptions,
): string {
  const heading = '## Controle van de pagina’s\n\n';
  if (problems.length === 0)
    return `${heading}✅ Geen fouten in ${counted(documents.length, 'bestand', 'bestanden')}.\n`;
  const files = mergeRepeats(locateDiagnostics(problems, documents));
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const parts = [`${heading}${countedDiagnostics(all)}.\n`];
  let left = maxBytes - byteLength(parts.join('')) - 200;
  const ordered = [...files].sort(
    (one, other) => Number(other.diagnostics.some(isError)) - Number(one.diagnostics.some(isError)),
  );
  for (const [index, file] of ordered.entries()) {
    const text = fileTable(file, repository);
    left -= byteLength(text);
    if (left < 0) {
      const hidden = ordered.slice(index).flatMap((each) => each.diagnostics);
      parts.push(
        `\nNog ${countedDiagnostics(hidden)}: zie ${withPagesFolder('npm run check', pagesFolder)}.\n`,
      );
      break;
    }
    parts.push(text);
  }
  return parts.join('');
}

function fileTable({ file, diagnostics }: LocatedFile, repository: string | undefined): string {
  const rows = diagnostics.map((each) => `| ${row(each, repository).join(' | ')} |\n`).join('');
  return `\n### ${markdownText(file)}\n\n| regel | melding | wat je doet |\n| --- | --- | --- |\n${rows}`;
}

function row(
  { file, location: { line, column }, severity, rule, message, hint = '' }: LocatedDiagnostic,
  repository: string | undefined,
): string[] {
  const place = `${line}:${column}`;
  const linked = repository ? `[${place}](${repository}/${addressPath(file)}#L${line})` : place;
  const ruleLink = repository ? `[${rule}](${rulePageAddress(repository, rule)})` : rule;
  return [
    linked,
    `${severityMarks[severity]} ${severityWords[severity]} ${ruleLink}<br>${markdownText(message)}`,
    markdownText(hint),
  ];
}
