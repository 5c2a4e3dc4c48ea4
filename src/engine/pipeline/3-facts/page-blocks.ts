import { isObject, listAt, stringAt } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';

/** One block of a page; a shared block is filled in. */
export interface PlacedBlock {
  /** Place in the page's own file: `/blocks/2`. */
  pointer: string;
  /** Name of the shared block that stands here, if one does. */
  shared?: string;
  /** Undefined when nobody can say: the shared file is missing or unreadable. */
  type?: string;
  id?: string;
  /** Of a table, where it is written. */
  table?: TableShape;
  /** The names in the order of a list of cards, where it is written. */
  order?: PlacedName[];
}

/** A name and its place in a list. */
export interface PlacedName {
  index: number;
  name: string;
}

/** How many columns a table has, and how many cells each row; undefined for what is no row. */
export interface TableShape {
  columns: number;
  rows: (number | undefined)[];
}

/** The blocks of a page in order, shared ones by name only; undefined when the page has no readable list of blocks. */
export function pageBlocks(page: JsonValue | undefined): PlacedBlock[] | undefined {
  const blocks = isObject(page) ? page.blocks : undefined;
  if (!Array.isArray(blocks)) return undefined;
  return blocks.map((entry, index) => {
    const pointer = `/blocks/${index}`;
    const shared = stringAt(entry, 'shared');
    if (shared === undefined) {
      return {
        pointer,
        type: stringAt(entry, 'type'),
        id: stringAt(entry, 'id'),
        table: tableShape(entry),
        order: namesInOrder(entry),
      };
    }
    return { pointer, shared };
  });
}

/** The shape of a block that is a table. */
export function tableShape(block: JsonValue | undefined): TableShape | undefined {
  if (!isObject(block) || block.type !== 'table') return undefined;
  const rows = listAt(block, 'rows').map((row) => (Array.isArray(row) ? row.length : undefined));
  return { columns: listAt(block, 'columns').length, rows };
}

function namesInOrder(block: JsonValue): PlacedName[] | undefined {
  if (!isObject(block) || block.type !== 'page-cards') return undefined;
  return listAt(block, 'order').flatMap((name, index) => (typeof name === 'string' ? [{ index, name }] : []));
}

/** Gives the shared blocks among these the type and id that stand in their own files. */
export function fillShared(
  blocks: readonly PlacedBlock[],
  sharedBlocks: ReadonlyMap<string, SourceFile>,
): void {
  for (const block of blocks) {
    if (block.shared === undefined) continue;
    const shared = sharedBlocks.get(block.shared);
    const value = shared && parsedValue(shared);
    block.type = stringAt(value, 'type');
    block.id = stringAt(value, 'id');
  }
}
