import { lastName, routeBelow } from '../../../shared/page/route.ts';
import { removal } from '../../json/edits/member-edits.ts';
import { fieldOf } from '../../json/json-parts.ts';
import type { TextEdit } from '../../json/text-edit.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
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
      const child = item.kind === 'scalar' ? moved.get(routeBelow(name, String(item.value))) : undefined;
      if (child === undefined) return [];
      const slug = lastName(child);
      if (child !== routeBelow(hub, slug)) return [removal(order, index)];
      const written = JSON.stringify(slug);
      return text.slice(item.start, item.end) === written
        ? []
        : [{ start: item.start, end: item.end, text: written }];
    });
  });
}
