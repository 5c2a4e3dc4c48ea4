import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { markdownCode, markdownText } from '../../text/markdown-text.ts';
import { placeOf } from './change-words.ts';
import { changedFigures } from './figures.ts';
import type { CommonChange, PageChange, SiteChanges } from './site-changes.ts';

const maxFigures = 12;

/** Changed amounts and percentages: a wrong one costs money. */
export function figureTable({ pages, site, glossary, shared }: SiteChanges): string[] {
  const documents: (PageChange | CommonChange)[] = [...pages, ...shared];
  for (const common of [site, glossary]) if (common) documents.push(common);
  const rows = documents.flatMap(({ before, after, changes }) =>
    changes.flatMap((change) => {
      const { removed, added } = changedFigures(change);
      if ((removed.length === 0 && added.length === 0) || change.movedFrom !== undefined) return [];
      const place = placeOf(change, change.after === undefined ? before : after);
      return [`| ${nameInTable(after ?? before)} | ${place} | ${figures(removed)} | ${figures(added)} |`];
    }),
  );
  if (rows.length === 0) return [];
  return [
    '## Bedragen, percentages en aantallen',
    '',
    '| waar | plek | was | wordt |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ];
}

function figures(list: readonly string[]): string {
  const each = [...new Set(list)];
  if (each.length === 0) return '–';
  const named = each.slice(0, maxFigures).map((one) => `**${markdownText(one)}**`);
  return each.length > maxFigures
    ? `${named.join(', ')} en nog ${each.length - maxFigures}`
    : named.join(', ');
}

function nameInTable(document: SourceDocument | undefined): string {
  if (document === undefined) return '';
  return document.kind === 'page'
    ? markdownCode(document.name)
    : markdownCode(document.file.split('/').slice(-2).join('/'));
}
