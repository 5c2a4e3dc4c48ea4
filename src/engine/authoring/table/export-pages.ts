import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { parsedValue } from '../../pipeline/1-load/parse-document.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { fieldAt } from '../../schema/field-at.ts';
import { schemaFields } from '../../schema/rich-text-fields.ts';
import type { Schemas } from '../../schema/schemas.ts';
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
  const nowhere = columns?.filter((column) => !pages.some(({ value }) => holds(value, { column, schemas })));
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

/** Whether a page has a text there, or an import can make one. */
function holds(page: JsonValue, { column, schemas }: { column: string; schemas: Schemas }): boolean {
  if (cellAt(page, column)) return true;
  const pointer = `/${column}`;
  if (!isObject(valueAt(page, parentPointer(pointer)))) return false;
  const { file, field } = fieldAt({ kind: 'page', value: page, pointer });
  return schemaFields(schemas, file).some(({ path, isText }) => isText && path.join('/') === field);
}
