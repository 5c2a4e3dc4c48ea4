import { valueAt } from '../../json/pointer.ts';
import { parsedValue } from '../../pipeline/1-load/parse-document.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { printCsv } from './csv.ts';
import { addressColumn, cellOf, usualColumns } from './table-columns.ts';

/** The pages as a table, a row each: their address, and what stands at these places. */
export function exportPages(
  { index }: Pick<CheckedSite, 'index'>,
  columns: readonly string[] = usualColumns,
): string {
  const rows = index.pages.map(({ document, route }) => {
    const value = parsedValue(document) ?? null;
    return [route, ...columns.map((column) => cellOf(valueAt(value, `/${column}`)) ?? '')];
  });
  return printCsv([[addressColumn, ...columns], ...rows]);
}
