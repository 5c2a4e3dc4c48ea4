import { childPointer } from '../../../shared/json/json-pointer.ts';
import type { JsonNode } from '../json-node.ts';
import { readJsonTree } from './json-tree.ts';

/** A number with a point for thousands, which JSON reads as a decimal point. */
export interface PointedNumber {
  pointer: string;
  /** As typed: `120.000`, of which JSON makes 120. */
  written: string;
}

/** A final decimal 0 is never typed on purpose; `7.125` may be a rate. */
const pointed = /^-?[1-9]\d{0,2}\.\d{2}0$/;
/** A fast test that finds all of those, and few other texts: parsing a tree takes long. */
const mayBePointed = /[:[,]\s*-?[1-9]\d{0,2}\.\d{2}0\s*[,}\]]/;

/** The numbers of a JSON text that an author probably wrote as in a Dutch sentence. */
export function pointedNumbers(text: string): PointedNumber[] {
  const root = mayBePointed.test(text) ? readJsonTree(text).root : undefined;
  return root === undefined ? [] : pointedIn(root, '', text);
}

function pointedIn(node: JsonNode, pointer: string, text: string): PointedNumber[] {
  if (node.kind === 'list')
    return node.items.flatMap((item, index) => pointedIn(item, childPointer(pointer, index), text));
  if (node.kind === 'object')
    return node.properties.flatMap(({ key, value }) => pointedIn(value, childPointer(pointer, key), text));
  const written = text.slice(node.start, node.end);
  return pointed.test(written) ? [{ pointer, written }] : [];
}
