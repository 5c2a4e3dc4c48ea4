import { pointerSteps } from '../../shared/json/json-pointer.ts';
import type { JsonNode, JsonProperty } from './json-node.ts';
import type { TextEdit } from './text-edit.ts';

/** A value, and the field that holds it if one does. */
export interface ChildNode {
  node: JsonNode;
  property?: JsonProperty;
}

/** The child under a step of a pointer; of a field that stands there twice the last. */
export function childNode(node: JsonNode, step: string): ChildNode | undefined {
  if (node.kind === 'object') {
    const property = node.properties.findLast(({ key }) => key === step);
    return property && { node: property.value, property };
  }
  const item = node.kind === 'list' && /^\d+$/.test(step) ? node.items[Number(step)] : undefined;
  return item && { node: item };
}

/** The value at a pointer, if there is one. */
export function nodeAt(root: JsonNode, pointer: string): JsonNode | undefined {
  return pointerSteps(pointer).reduce<JsonNode | undefined>(
    (node, step) => node && childNode(node, step)?.node,
    root,
  );
}

/** Where the items of a list or the fields of an object stand, names included; `end` is exclusive. */
export function membersOf(node: JsonNode): { start: number; end: number }[] {
  if (node.kind === 'list') return node.items;
  if (node.kind === 'scalar') return [];
  return node.properties.map(({ keyStart, value }) => ({ start: keyStart, end: value.end }));
}

/** The value of a field, if there is one. */
export function fieldOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.properties.find(({ key }) => key === name)?.value : undefined;
}

/** The items of a list, else none. */
export function itemsOf(node: JsonNode | undefined): JsonNode[] {
  return node?.kind === 'list' ? node.items : [];
}

/** Edit that renames a field; none when absent or when the new name is taken. */
export function renamed(node: JsonNode, { from, to }: { from: string; to: string }): TextEdit[] {
  if (node.kind !== 'object' || fieldOf(node, to)) return [];
  return node.properties
    .filter(({ key }) => key === from)
    .slice(0, 1)
    .map(({ keyStart, keyEnd }) => ({ start: keyStart, end: keyEnd, text: JSON.stringify(to) }));
}
