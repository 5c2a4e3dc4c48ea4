import type { JsonNode } from '../../json/json-node.ts';
import type { TextEdit } from '../../json/text-edit.ts';

/** Sorts fields, leaving commas and whitespace. No edits when a field is unknown or duplicate. */
export function fieldOrder(root: JsonNode, text: string, order: readonly string[]): TextEdit[] {
  if (root.kind !== 'object') return [];
  const rank = new Map(order.map((name, index) => [name, index]));
  const { properties } = root;
  const names = new Set(properties.map(({ key }) => key));
  if (names.size < properties.length || [...names].some((name) => !rank.has(name))) return [];
  const sorted = [...properties].sort((one, other) => (rank.get(one.key) ?? 0) - (rank.get(other.key) ?? 0));
  return sorted.flatMap((property, index) => {
    const place = properties[index];
    if (place === undefined || place === property) return [];
    const ownText = text.slice(property.keyStart, property.value.end);
    return [{ start: place.keyStart, end: place.value.end, text: ownText }];
  });
}
