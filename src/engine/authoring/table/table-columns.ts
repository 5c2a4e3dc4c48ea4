import type { JsonValue } from '../../../shared/json/json-value.ts';

/** What an author may want to change on many pages: JSON pointers without their first slash. */
export const usualColumns: readonly string[] = [
  'metadata/title',
  'metadata/description',
  'name',
  'card/title',
  'card/description',
  'card/features',
  'blocks/0/title',
  'blocks/0/text',
];

/** The column that says which page a row is about; the first that is exported. */
export const addressColumn = 'adres';

/** Where that column stands in a table that came back, from 0; -1 when it is not there. */
export function addressAt(columns: readonly string[]): number {
  return columns.findIndex((column) => column.toLowerCase() === addressColumn);
}

/** Between the texts of a list in one cell. */
const separator = ' | ';

/** What a cell can hold; other values are no text for a table. */
export function cellOf(value: JsonValue | undefined): string | undefined {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(separator);
  return undefined;
}

/** The value that a cell means: a list of texts where one stands, of which each may have a line of its own. */
export function writtenIn(cell: string, present: JsonValue | undefined): JsonValue {
  return Array.isArray(present) ? cell.split(/\s*(?:\||\n)\s*/).map((text) => text.trim()) : cell;
}
