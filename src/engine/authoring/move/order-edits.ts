import { lastName, routeBelow } from '../../../shared/page/route.ts';
import { removal } from '../../json/edits/member-edits.ts';
import { fieldOf } from '../../json/json-parts.ts';
import type { TextEdit } from '../../json/text-edit.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import type { MovedAddresses } from './moved-addresses.ts';

/** Keeps the `order` of a hub's cards: renames moved children, removes those that left, and the list with the last of them. */
export function orderEdits({ kind, name, text }: SourceDocument, moved: MovedAddresses): TextEdit[] {
  if (kind !== 'page') return [];
  const blocks = fieldOf(readJsonTree(text).root, 'blocks');
  if (blocks?.kind !== 'list') return [];
  const hub = moved.get(name) ?? name;
  const hasLeft = (child: string): boolean => child !== routeBelow(hub, lastName(child));
  return blocks.items.flatMap((block) => {
    const at = block.kind === 'object' ? block.properties.findIndex(({ key }) => key === 'order') : -1;
    const order = fieldOf(block, 'order');
    if (order?.kind !== 'list') return [];
    const children = order.items.map((item) =>
      item.kind === 'scalar' ? moved.get(routeBelow(name, String(item.value))) : undefined,
    );
    if (children.length > 0 && children.every((child) => child !== undefined && hasLeft(child)))
      return [removal(block, at)];
    return order.items.flatMap(({ start, end }, index): TextEdit[] => {
      const child = children[index];
      if (child === undefined) return [];
      if (hasLeft(child)) return [removal(order, index)];
      const written = JSON.stringify(lastName(child));
      return text.slice(start, end) === written ? [] : [{ start, end, text: written }];
    });
  });
}
