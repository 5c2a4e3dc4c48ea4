import { parentPointer, pointerSteps } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { JsonNode } from '../json-node.ts';
import { nodeAt } from '../json-parts.ts';
import { styleOf } from '../layout/json-style.ts';
import { applyEdits, type TextEdit } from '../text-edit.ts';
import { readJsonTree } from '../tree/json-tree.ts';
import { insertion, removal } from './member-edits.ts';

/** Adds an item at a pointer, formatted like those around it. */
export function insertItem(text: string, pointer: string, value: JsonValue): string {
  return changed(text, pointer, ({ root, parent, step }) => {
    const member = { index: Number(step), value };
    return [insertion(text, { node: parent, style: styleOf(text, root), member })];
  });
}

/** Removes an item or a field with its comma. */
export function removeItem(text: string, pointer: string): string {
  return changed(text, pointer, ({ parent, step }) => [removal(parent, indexOf(parent, step))]);
}

/** Puts an item at another index; what stands between the items stays. */
export function moveItem(text: string, pointer: string, to: number): string {
  return changed(text, pointer, ({ parent, step }) => {
    const { items, index } = itemIn(parent, step);
    if (!items[to]) throw new Error(`The list has no place ${to}.`);
    const order = items.toSpliced(index, 1).toSpliced(to, 0, ...items.slice(index, index + 1));
    return items.map(({ start, end }, place): TextEdit => {
      const { start: from = start, end: until = end } = order[place] ?? {};
      return { start, end, text: text.slice(from, until) };
    });
  });
}

/** Puts a copy after an item, written as it is. */
export function duplicateItem(text: string, pointer: string): string {
  return changed(text, pointer, ({ root, parent, step }) => {
    const { index, item } = itemIn(parent, step);
    const place = insertion(text, {
      node: parent,
      style: styleOf(text, root),
      member: { index: index + 1, value: 0 },
    });
    return [{ ...place, text: place.text.replace('0', () => text.slice(item.start, item.end)) }];
  });
}

/** Where a pointer leads. */
interface Place {
  root: JsonNode;
  parent: JsonNode;
  step: string;
}

/** @throws when the pointer leads nowhere */
function changed(text: string, pointer: string, edit: (place: Place) => TextEdit[]): string {
  const { root } = readJsonTree(text);
  const parent = root && nodeAt(root, parentPointer(pointer));
  const step = pointerSteps(pointer).at(-1);
  if (!parent || step === undefined) throw new Error(`${pointer} leads nowhere.`);
  return applyEdits(text, edit({ root, parent, step }));
}

function indexOf(parent: JsonNode, step: string): number {
  return parent.kind === 'object' ? parent.properties.findLastIndex(({ key }) => key === step) : Number(step);
}

function itemIn(parent: JsonNode, step: string): { items: JsonNode[]; index: number; item: JsonNode } {
  const items = parent.kind === 'list' ? parent.items : [];
  const index = Number(step);
  const item = items[index];
  if (!item) throw new Error(`The list has no item ${step}.`);
  return { items, index, item };
}
