import type { JsonNode } from './json-node.ts';
import type { TextEdit } from './text-edit.ts';

/** The value of a field, if there is one. */
export function fieldOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.properties.find(({ key }) => key === name)?.value : undefined;
}

/** The items of a list, else none. */
export function itemsOf(node: JsonNode | undefined): JsonNode[] {
  return node?.kind === 'list' ? node.items : [];
}

/** Edit that renames a field; none when absent or when the new name is taken. */
export function renamed(node: JsonNode, from: string, to: string): TextEdit[] {
  if (node.kind !== 'object' || fieldOf(node, to)) return [];
  return node.properties
    .filter(({ key }) => key === from)
    .slice(0, 1)
    .map(({ keyStart, keyEnd }) => ({ start: keyStart, end: keyEnd, text: JSON.stringify(to) }));
}
