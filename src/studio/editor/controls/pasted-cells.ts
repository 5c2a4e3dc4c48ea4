import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { copiedTable } from '../../../shared/text/copied-cells.ts';
import { objectOrEmpty } from '../store/sections.ts';
import { pastedText } from './pasted-text.ts';

interface Paste {
  /** JSON pointer of the cell that was pasted into. */
  pointer: string;
  copied: string;
}

/**
 * The edit that fills a table with cells of a spreadsheet, from the cell that they were pasted into; it gets as many rows
 * as they need. Undefined where no cells were copied, or there is no table.
 */
export function pasteCells(
  document: JsonValue | undefined,
  { pointer, copied }: Paste,
): JsonEdit | undefined {
  const [, table = '', row = '', column = ''] = /^(.*)\/(\d+)\/(\d+)$/.exec(pointer) ?? [];
  const rows = table === '' ? undefined : valueAt(document, table);
  if (!copied.includes('\t') || !isTable(rows)) return undefined;
  const filled = rows.map((cells) => [...cells]);
  const width = filled[0]?.length ?? 0;
  for (const [down, cells] of pastedRows(copied).entries()) {
    const target = filled[Number(row) + down] ?? Array.from({ length: width }, () => '');
    target.splice(Number(column), cells.length, ...cells);
    filled[Number(row) + down] = target;
  }
  return { kind: 'set', pointer: table, value: filled };
}

/**
 * The edit that makes a table of what was copied, its first row as the headings: when it was pasted into the first heading.
 * Undefined for anything else.
 */
export function pasteTable(
  document: JsonValue | undefined,
  { pointer, copied }: Paste,
): JsonEdit | undefined {
  const [, block] = /^(.*)\/columns\/0$/.exec(pointer) ?? [];
  const table = objectOrEmpty(block === undefined ? undefined : valueAt(document, block));
  const [columns = [], ...rows] = pastedRows(copied);
  if (block === undefined || !isTable(table.rows)) return undefined;
  if (!copied.includes('\t') || rows.length === 0) return undefined;
  return { kind: 'set', pointer: block, value: { ...table, columns, rows } };
}

function isTable(value: JsonValue | undefined): value is JsonValue[][] {
  return Array.isArray(value) && value.every((row) => Array.isArray(row));
}

function pastedRows(copied: string): string[][] {
  return copiedTable(pastedText(copied));
}
