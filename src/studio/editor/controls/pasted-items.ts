import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { copiedCells } from '../../../shared/text/copied-cells.ts';
import { bullet, pastedText } from './pasted-text.ts';

interface Paste {
  /** JSON pointer of the item that was pasted into. */
  pointer: string;
  copied: string;
  /** The text of the item before and after the paste. */
  before: string;
  after: string;
}

/**
 * The edit that gives each paragraph, point or cell of what was copied an item of its own, from the item that it was
 * pasted into. Undefined where there is only one, or no list that can grow.
 */
export function pasteItems(
  document: JsonValue | undefined,
  { pointer, copied, before, after }: Paste,
): JsonEdit | undefined {
  const [, list = '', index = ''] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  const present = list === '' ? undefined : valueAt(document, list);
  // A row of a table has a fixed number of cells.
  const isRow = /\/\d+$/.test(list);
  const [first = '', ...others] = pastedItems(copied);
  if (!Array.isArray(present) || isRow || others.length === 0) return undefined;
  return {
    kind: 'set',
    pointer: list,
    value: present.toSpliced(Number(index), 1, before + first + after, ...others),
  };
}

/** The paragraphs, points or cells of what was copied, for a list that has an item for each. */
export function pastedItems(copied: string): string[] {
  return copiedCells(pastedText(copied))
    .flatMap((row) => row.join('\t').split(/[\r\n]+/))
    .flatMap((line) => line.trim().replace(bullet, '').split(/\t+/))
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
