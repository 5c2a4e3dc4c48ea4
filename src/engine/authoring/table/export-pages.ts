import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { parsedValue } from '../../pipeline/1-load/parse-document.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { cellKind } from './cell-kind.ts';
import { printCsv } from './csv.ts';
import { addressColumn, cellOf, usualColumns } from './table-columns.ts';

/**
 * The pages as a table, a row each: their address, and what stands at these places.
 * @throws CouldNotRunError for a place where no page has a text or may get one, when the places are the author's own
 */
export function exportPages(
  { index, schemas }: Pick<CheckedSite, 'index' | 'schemas'>,
  columns?: readonly string[],
): string {
  const places = columns ?? usualColumns;
  const pages = index.pages.map(({ document, route }) => ({ route, value: parsedValue(document) ?? null }));
  const isNowhere = (column: string): boolean =>
    pages.every(({ value }) => !cellAt(value, column) && !cellKind({ page: value, column, schemas }));
  const nowhere = columns?.filter(isNowhere);
  if (nowhere?.length) {
    throw new CouldNotRunError(
      `Geen pagina heeft een tekst op ${nowhere.map((column) => `"${column}"`).join(', ')}. Schrijf de weg naar de tekst, bijvoorbeeld metadata/title of blocks/0/text.`,
    );
  }
  const rows = pages.map(({ route, value }) => [
    route,
    ...places.map((column) => cellAt(value, column) ?? ''),
  ]);
  return printCsv([[addressColumn, ...places], ...rows]);
}

function cellAt(page: JsonValue, column: string): string | undefined {
  return cellOf(valueAt(page, `/${column}`));
}
