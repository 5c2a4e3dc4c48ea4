import type { JsonListNode, JsonNode } from '../../json/json-node.ts';
import { readJsonTree } from '../../json/json-tree.ts';
import type { TextEdit } from '../../json/text-edit.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import type { MovedAddresses } from './moved-addresses.ts';

/** Keeps the `order` of a hub's cards: renames moved children, removes those that left. */
export function orderEdits({ kind, name, text }: SourceDocument, moved: MovedAddresses): TextEdit[] {
  if (kind !== 'page') return [];
  const blocks = fieldOf(readJsonTree(text).root, 'blocks');
  if (blocks?.kind !== 'list') return [];
  const hub = moved.get(name) ?? name;
  return blocks.items.flatMap((block) => {
    const order = fieldOf(block, 'order');
    if (order?.kind !== 'list') return [];
    return order.items.flatMap((item, index): TextEdit[] => {
      const child = item.kind === 'scalar' ? moved.get(below(name, String(item.value))) : undefined;
      if (child === undefined) return [];
      const slug = child.slice(child.lastIndexOf('/') + 1);
      if (child !== below(hub, slug)) return [removal(order, index)];
      const written = JSON.stringify(slug);
      return text.slice(item.start, item.end) === written
        ? []
        : [{ start: item.start, end: item.end, text: written }];
    });
  });
}

function fieldOf(node: JsonNode | undefined, field: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.properties.find(({ key }) => key === field)?.value : undefined;
}

function below(path: string, name: string): string {
  return path === '/' ? `/${name}` : `${path}/${name}`;
}

/** Removes an item with its comma. */
function removal({ items }: JsonListNode, index: number): TextEdit {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  if (item === undefined) throw new Error(`The list has no item ${index}.`);
  if (next) return { start: item.start, end: next.start, text: '' };
  return { start: before?.end ?? item.start, end: item.end, text: '' };
}
