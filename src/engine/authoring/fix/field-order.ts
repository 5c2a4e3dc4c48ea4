import type { JsonNode } from '../../json/json-node.ts';
import type { TextEdit } from '../../json/text-edit.ts';

/**
 * Edits that put the fields of a document in the given order. Each field keeps its own text; commas, spaces and
 * line ends between the fields stay where they are. None when a field is unknown or occurs twice: then it is not
 * certain what belongs where.
 */
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
