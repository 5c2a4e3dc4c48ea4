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
const splits = /\s*[|\n]\s*/;

/** What a cell can hold; other values are no text for a table, nor a list that could not be read back. */
export function cellOf(value: JsonValue | undefined): string | undefined {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const isList =
    Array.isArray(value) && value.every((item) => typeof item === 'string' && !splits.test(item));
  return isList ? value.join(separator) : undefined;
}

/** The value that a cell means: a text, or a list of texts, of which each may have a line of its own. */
export function writtenIn(cell: string, kind: 'text' | 'list'): JsonValue {
  return kind === 'list' ? cell.split(splits).map((text) => text.trim()) : cell;
}
