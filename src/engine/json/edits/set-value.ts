import { childPointer, parentPointer, pointerSteps } from '../../../shared/json/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { JsonNode } from '../json-node.ts';
import { nodeAt } from '../json-parts.ts';
import { isObject } from '../json-shape.ts';
import { type JsonStyle, lineIndent, styleOf } from '../layout/json-style.ts';
import { printOnLine, printValue } from '../layout/print-json.ts';
import { applyEdits, type TextEdit } from '../text-edit.ts';
import { readJsonTree } from '../tree/json-tree.ts';
import { insertItem, removeItem } from './item-edits.ts';
import { insertion } from './member-edits.ts';

interface SetValue {
  pointer: string;
  value: JsonValue;
  /** Names of the object's fields in the order in which a new one finds its place; default is at the end. */
  order?: readonly string[];
}

/**
 * Gives the value at a pointer another, in the author's layout: of a list or an object only what differs is written.
 * @throws when the object that would hold it is absent
 */
export function setValue(text: string, { pointer, value, order = [] }: SetValue): string {
  const { root } = readJsonTree(text);
  if (!root) throw new Error('There is no JSON to change.');
  const node = nodeAt(root, pointer);
  if (!node) return applyEdits(text, [fieldInsertion(text, { root, pointer, value, order })]);
  const present: JsonValue = JSON.parse(text.slice(node.start, node.end));
  if (JSON.stringify(present) === JSON.stringify(value)) return text;
  if (Array.isArray(present) && Array.isArray(value)) return setItems(text, pointer, { present, value });
  if (isObject(present) && isObject(value) && Object.keys(present).some((name) => name in value))
    return setFields(text, pointer, { present, value });
  const parent = nodeAt(root, parentPointer(pointer)) ?? root;
  return applyEdits(text, [replacement(text, { node, parent, value, style: styleOf(text, root) })]);
}

interface Replacement {
  node: JsonNode;
  parent: JsonNode;
  value: JsonValue;
  style: JsonStyle;
}

/** On one line where the value around it is. */
function replacement(text: string, { node, parent, value, style }: Replacement): TextEdit {
  const { start, end } = node;
  const isOnLine = node !== parent && !/[\r\n]/.test(text.slice(parent.start, parent.end));
  const indent = lineIndent(text, start);
  const before = start - Math.max(0, text.lastIndexOf('\n', start) + 1) + 1;
  return {
    start,
    end,
    text: isOnLine ? printOnLine(value, style) : printValue(value, { style, indent, before }),
  };
}

/**
 * Edit that adds a field in schema order.
 * @throws when the object that would hold it is absent
 */
export function fieldInsertion(
  text: string,
  { root, pointer, value, order = [] }: SetValue & { root: JsonNode },
): TextEdit {
  const node = nodeAt(root, parentPointer(pointer));
  const name = pointerSteps(pointer).at(-1);
  if (node?.kind !== 'object' || name === undefined) throw new Error(`${pointer} leads nowhere.`);
  const rank = order.indexOf(name);
  const after = rank < 0 ? -1 : node.properties.findIndex(({ key }) => order.indexOf(key) > rank);
  const index = after < 0 ? node.properties.length : after;
  return insertion(text, { node, style: styleOf(text, root), member: { index, name, value } });
}

function setFields(
  text: string,
  pointer: string,
  { present, value }: { present: JsonObject; value: JsonObject },
): string {
  const removed = Object.keys(present).filter((name) => !Object.hasOwn(value, name));
  const kept = removed.reduce((changed, name) => removeItem(changed, childPointer(pointer, name)), text);
  const order = Object.keys(value);
  return Object.entries(value).reduce(
    (changed, [name, field]) =>
      setValue(changed, { pointer: childPointer(pointer, name), value: field, order }),
    kept,
  );
}

/** What stands before and after the items that differ stays. */
function setItems(
  text: string,
  pointer: string,
  { present, value }: { present: JsonValue[]; value: JsonValue[] },
): string {
  const isSame = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  const shorter = Math.min(present.length, value.length);
  let first = 0;
  while (first < shorter && isSame(present[first], value[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isSame(present.at(-1 - last), value.at(-1 - last))) last += 1;
  const changedUntil = shorter - last;
  let changed = text;
  for (const [index, item] of value.slice(first, changedUntil).entries())
    changed = setValue(changed, { pointer: childPointer(pointer, first + index), value: item });
  for (let index = changedUntil; index < present.length - last; index += 1)
    changed = removeItem(changed, childPointer(pointer, changedUntil));
  for (const [index, item] of value.slice(changedUntil, value.length - last).entries())
    changed = insertItem(changed, childPointer(pointer, changedUntil + index), item);
  return changed;
}
