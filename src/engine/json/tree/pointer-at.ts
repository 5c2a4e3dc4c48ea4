import { childPointer } from '../../../shared/json/json-pointer.ts';
import type { JsonNode } from '../json-node.ts';
import { readJsonTree } from './json-tree.ts';

/** The JSON pointer of the innermost value at an offset of a text, where a name belongs to its value; `''` without one. */
export function pointerAt(text: string, offset: number): string {
  const { root } = readJsonTree(text);
  let pointer = '';
  for (let next = root && partAt(root, offset); next; next = partAt(next.node, offset)) {
    pointer = childPointer(pointer, next.step);
  }
  return pointer;
}

function partAt(node: JsonNode, offset: number): { node: JsonNode; step: string | number } | undefined {
  const isAt = (start: number, end: number): boolean => start <= offset && offset < end;
  if (node.kind === 'list') {
    const step = node.items.findIndex(({ start, end }) => isAt(start, end));
    const item = node.items[step];
    return item && { node: item, step };
  }
  if (node.kind === 'scalar') return undefined;
  const property = node.properties.find(({ keyStart, value }) => isAt(keyStart, value.end));
  return property && { node: property.value, step: property.key };
}
