import { counted, countedDiagnostics } from '../text/counted.ts';
import { markdownText } from '../text/markdown-text.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';
import type { ReportedFile } from './locate-diagnostics.ts';
import { type FileDiagnostics, type LocatedDiagnostic, locateDiagnostics } from './locate-diagnostics.ts';
import { addressPath, repositoryAddress } from './repository-address.ts';

/** GitHub refuses the summary of a step that is larger than 1 MiB; some of it is left for other commands. */
export const largestSummary = 900_000;

const severityMarks: Record<Severity, string> = { error: '🔴 fout', warning: '🟡 waarschuwing' };

/**
 * Problems as Markdown for the summary of a GitHub job: a table per file, those with errors first.
 * @param room the most bytes it may take; files that do not fit are counted
 */
export function jobSummary(
  problems: Diagnostic[],
  sources: readonly ReportedFile[],
  room = largestSummary,
): string {
  const heading = '## Controle van de pagina’s\n\n';
  if (problems.length === 0)
    return `${heading}✅ Geen fouten in ${counted(sources.length, 'bestand', 'bestanden')}.\n`;
  const files = locateDiagnostics(problems, sources);
  const parts = [`${heading}${countedDiagnostics(problems)}.\n`];
  let left = room - Buffer.byteLength(parts.join('')) - 200;
  const ordered = [...files].sort((one, other) => Number(hasError(other)) - Number(hasError(one)));
  for (const [index, file] of ordered.entries()) {
    const text = fileTable(file);
    left -= Buffer.byteLength(text);
    if (left < 0) {
      const hidden = ordered.slice(index).flatMap((each) => each.problems);
      parts.push(`\nNog ${countedDiagnostics(hidden)}: zie npm run check.\n`);
      break;
    }
    parts.push(text);
  }
  return parts.join('');
}

function hasError({ problems }: FileDiagnostics): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function fileTable({ file, problems }: FileDiagnostics): string {
  const rows = problems.map((problem) => `| ${row(problem).join(' | ')} |\n`).join('');
  return `\n### ${markdownText(file)}\n\n| regel | melding | wat je doet |\n| --- | --- | --- |\n${rows}`;
}

function row({
  file,
  location: { line, column },
  severity,
  rule,
  message,
  hint = '',
}: LocatedDiagnostic): string[] {
  const online = repositoryAddress();
  const place = `${line}:${column}`;
  const linked = online === undefined ? place : `[${place}](${online}/${addressPath(file)}#L${line})`;
  const rulePage = online === undefined ? rule : `[${rule}](${online}/docs/regels/${rule}.md)`;
  return [linked, `${severityMarks[severity]} ${rulePage}<br>${markdownText(message)}`, markdownText(hint)];
}
