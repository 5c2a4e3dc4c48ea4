import type { JsonValue } from '../../../shared/json/json-value.ts';

/** What an author may well want to change on many pages: the part of a JSON pointer behind its first slash. */
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

/** The first column: which page a row is about. */
export const addressColumn = 'adres';

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
