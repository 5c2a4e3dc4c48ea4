import type { JsonNode, JsonScalarNode } from '../../../src/engine/json/json-node.ts';

/** All string values of a tree, keys excluded. */
export function textNodes(root: JsonNode): JsonScalarNode[] {
  const found: JsonScalarNode[] = [];
  const open: JsonNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'list') open.push(...node.items);
    else if (node.kind === 'object') open.push(...node.properties.map(({ value }) => value));
    else if (typeof node.value === 'string') found.push(node);
  }
  return found;
}
