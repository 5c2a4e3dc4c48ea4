import { groupBy } from '../../../shared/group-by.ts';
import { locateDiagnostics } from '../../diagnostics/locate-diagnostics.ts';
import { reportedDiagnostics } from '../../diagnostics/report-json.ts';
import { fileTexts } from '../../pipeline/1-load/source-document.ts';
import { filledHref } from '../../pipeline/4-check/links/filled-href.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { markdownCode, markdownText } from '../../text/markdown-text.ts';
import { type DeadLink, unreachable } from './dead-links.ts';

/** The addresses of other sites that pages link to, as their visitors follow them. */
export function outsideAddresses({ index }: Pick<CheckedSite, 'index'>): string[] {
  return index.links.flatMap(({ href }) => webAddress(href, index) ?? []);
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
  const addresses = [...new Set(outsideAddresses({ index }))];
  const sites = new Set(addresses.map((address) => address.split(/[/?#]/)[2]));
  // Without internet every link would be listed, and somebody would look for another address of each.
  const isAll = dead.length === addresses.length && dead.every(({ why }) => why === unreachable);
  if (isAll && sites.size > 1) {
    return [
      `- [ ] Geen van de ${sites.size} sites is te bereiken. Kijk of je internet hebt, en typ dan weer \`npm run overdue\`.`,
    ];
  }
  const places = groupBy(index.links, ({ href }) => webAddress(href, index));
  return dead.map(({ address, why }) => {
    const where = new Set((places.get(address) ?? []).map(({ document }) => markdownCode(document.file)));
    return `- [ ] <${address}>: ${why}. Staat in ${[...where].join(', ')}.`;
  });
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

/** Where a link to another site leads, with the values of this one filled in. */
function webAddress(href: string, index: CheckedSite['index']): string | undefined {
  const parsed = filledHref(href, index);
  return parsed?.kind === 'outside' && parsed.scheme === 'https' ? `https:${parsed.address}` : undefined;
}
