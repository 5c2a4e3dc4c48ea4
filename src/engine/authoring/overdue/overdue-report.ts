import { groupBy } from '../../../shared/group-by.ts';
import { parseHref } from '../../../shared/page/route.ts';
import { locateDiagnostics } from '../../diagnostics/locate-diagnostics.ts';
import { reportedDiagnostics } from '../../diagnostics/report-json.ts';
import { fileTexts } from '../../pipeline/1-load/source-document.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { markdownCode, markdownText } from '../../text/markdown-text.ts';
import { type DeadLink, unreachable } from './dead-links.ts';

/** The addresses of other sites that pages link to. */
export function outsideAddresses({ index }: Pick<CheckedSite, 'index'>): string[] {
  return index.links.map(({ href }) => href).filter(isOnWeb);
}

/** What somebody has to look at this week, as Dutch Markdown; empty when there is nothing. */
export function overdueReport(
  { problems, files, index }: Pick<CheckedSite, 'problems' | 'files' | 'index'>,
  dead: readonly DeadLink[],
): string {
  const located = locateDiagnostics(
    problems.filter(({ isOverdue }) => isOverdue),
    fileTexts(files),
  );
  const late = reportedDiagnostics(located);
  const facts = late.map(
    ({ file, line, message, hint = '' }) =>
      `- [ ] ${markdownCode(`${file}:${line}`)}: ${markdownText(`${message} ${hint}`.trimEnd())}`,
  );
  return [
    ...section('Wat op de site verouderd is', facts),
    ...section('Links naar andere sites die niet meer werken', linkLines(dead, index)),
  ].join('\n');
}

function linkLines(dead: readonly DeadLink[], index: CheckedSite['index']): string[] {
  const { size } = new Set(outsideAddresses({ index }));
  // Without internet every link would be listed, and somebody would look for another address of each.
  if (size > 1 && dead.length === size && dead.every(({ why }) => why === unreachable)) {
    return [
      `- [ ] Geen van de ${size} sites is te bereiken. Kijk of je internet hebt, en typ dan weer \`npm run overdue\`.`,
    ];
  }
  const places = groupBy(index.links, ({ href }) => href);
  return dead.map(({ address, why }) => {
    const where = new Set((places.get(address) ?? []).map(({ document }) => markdownCode(document.file)));
    return `- [ ] <${address}>: ${why}. Staat in ${[...where].join(', ')}.`;
  });
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

function isOnWeb(href: string): boolean {
  const parsed = parseHref(href);
  return parsed.kind === 'outside' && parsed.scheme === 'https';
}
