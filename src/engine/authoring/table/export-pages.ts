import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import { parsedValue } from '../../pipeline/1-load/parse-document.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { printCsv } from './csv.ts';
import { addressColumn, cellOf, usualColumns } from './table-columns.ts';

/**
 * The pages as a table, a row each: their address, and what stands at these places.
 * @throws CouldNotRunError for a place that is empty on every page, when the places are the author's own
 */
export function exportPages({ index }: Pick<CheckedSite, 'index'>, columns?: readonly string[]): string {
  const places = columns ?? usualColumns;
  const rows = index.pages.map(({ document, route }) => {
    const value = parsedValue(document) ?? null;
    return [route, ...places.map((column) => cellOf(valueAt(value, `/${column}`)) ?? '')];
  });
  const empty = columns?.filter((_column, index) => rows.every((row) => row[index + 1] === ''));
  if (empty?.length) {
    throw new CouldNotRunError(
      `Geen pagina heeft een tekst op ${empty.map((column) => `"${column}"`).join(', ')}. Schrijf de weg naar de tekst, bijvoorbeeld metadata/title of blocks/0/text.`,
    );
  }
  return printCsv([[addressColumn, ...places], ...rows]);
}
