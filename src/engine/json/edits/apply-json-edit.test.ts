import { expect, it } from 'vitest';
import { randomNumbers } from '../../../../tests/random.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { childPointer, parentPointer, pointerSteps, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { type JsonStyle, styleOf } from '../layout/json-style.ts';
import { printOnLine, printValue } from '../layout/print-json.ts';
import { readJsonTree } from '../tree/json-tree.ts';
import { applyJsonEdit } from './apply-json-edit.ts';

const set = (pointer: string, value: JsonValue, order?: string[]): JsonEdit => ({
  kind: 'set',
  pointer,
  value,
  order,
});

it.each<[what: string, text: string, edit: JsonEdit, expected: string]>([
  ['sets a text', '{\r\n\t"a": "b",\r\n\t"c": 1\r\n}', set('/a', 'x'), '{\r\n\t"a": "x",\r\n\t"c": 1\r\n}'],
  ['adds a field at the end', '{\n  "a": 1\n}', set('/b', 2), '{\n  "a": 1,\n  "b": 2\n}'],
  [
    'adds a field in its place',
    '{\n    "a": 1,\n    "c": 3\n}\n',
    set('/b', { d: [1, 2] }, ['a', 'b', 'c']),
    '{\n    "a": 1,\n    "b": {\n        "d": [1, 2]\n    },\n    "c": 3\n}\n',
  ],
  ['adds a field on one line', '{ "a": 1 }', set('/b', { c: 2 }), '{ "a": 1, "b": { "c": 2 } }'],
  ['fills an object', '{\n  "a": {}\n}', set('/a/b', 1), '{\n  "a": {\n    "b": 1\n  }\n}'],
  ['keeps a text without space', '{"a":[1],"b":{}}', set('/b/c', [1]), '{"a":[1],"b":{"c":[1]}}'],
  [
    'grows a list on one line',
    '{ "a": ["/a"] }',
    set('/a', ['/a', '/b', '/c']),
    '{ "a": ["/a", "/b", "/c"] }',
  ],
  [
    'grows a list by line',
    '{ "a": [\n  "/a"\n] }',
    set('/a', ['/a', '/b']),
    '{ "a": [\n  "/a",\n  "/b"\n] }',
  ],
  ['loses an item', '{ "a": [\n  "/a",\n  "/b"\n] }', set('/a', ['/b']), '{ "a": [\n  "/b"\n] }'],
  ['empties a list', '["a", "b"]', set('', []), '[]'],
  [
    'inserts an object',
    '[\n  { "a": 1 },\n  { "a": 2 }\n]',
    { kind: 'insert', pointer: '/1', value: { a: 3 } },
    '[\n  { "a": 1 },\n  {\n    "a": 3\n  },\n  { "a": 2 }\n]',
  ],
  ['moves an item', '[1,  2,   3]', { kind: 'move', pointer: '/0', to: 2 }, '[2,  3,   1]'],
  [
    'copies an item as it is written',
    '["\\u00e9"]',
    { kind: 'duplicate', pointer: '/0' },
    '["\\u00e9", "\\u00e9"]',
  ],
  [
    'removes the first field',
    '{\n  "a": 1,\n  "b": 2\n}',
    { kind: 'remove', pointer: '/a' },
    '{\n  "b": 2\n}',
  ],
  [
    'removes the last field',
    '{\n  "a": 1,\n  "b": 2\n}',
    { kind: 'remove', pointer: '/b' },
    '{\n  "a": 1\n}',
  ],
])('an edit %s', (_what, text, edit, expected) => {
  expect(applyJsonEdit(text, edit)).toBe(expected);
});

/** Three thousand edits of a hundred files in other layouts. */
const files = 100;
const editsOfFile = 30;

const random = randomNumbers(20261122);
const below = (limit: number): number => Math.floor(random() * limit);
const oneOf = <Item>(...items: [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0];
const words = ['a/b', 'c~d', 'één "woord"', '', 'regel\neinde', '0', '{}', '[1, 2]', 'e', 'f'];

function randomValue(depth: number): JsonValue {
  const kind = depth > 3 ? 0 : below(4);
  if (kind === 2) return Array.from({ length: below(4) }, () => randomValue(depth + 1));
  if (kind === 3) return randomObject(depth);
  return oneOf<JsonValue>(null, true, false, below(1000) / 4, oneOf('', ...words));
}

function randomObject(depth: number): JsonObject {
  const names = words.filter(() => random() < 0.4);
  return Object.fromEntries(names.map((name) => [name, randomValue(depth + 1)]));
}

/** As authors may lay it out: now and then a part on one line. */
function randomText(value: JsonValue, style: JsonStyle): string {
  const text = printValue(value, { style, indent: '' });
  const parts = [...new Set(pointersOf(value))].filter((pointer) => pointer !== '' && random() < 0.2);
  const shortened = parts.reduce((laidOut, pointer) => onOneLine(laidOut, { pointer, style }), text);
  return oneOf('', ' ', style.lineBreak) + shortened + oneOf('', style.lineBreak);
}

function onOneLine(text: string, { pointer, style }: { pointer: string; style: JsonStyle }): string {
  const { start, end } = rangeOf(text, pointer);
  return text.slice(0, start) + printOnLine(JSON.parse(text.slice(start, end)), style) + text.slice(end);
}

function rangeOf(text: string, pointer: string): { start: number; end: number } {
  let node = readJsonTree(text).root;
  for (const step of pointerSteps(pointer)) {
    if (node?.kind === 'object') node = node.properties.find(({ key }) => key === step)?.value;
    else if (node?.kind === 'list') node = node.items[Number(step)];
  }
  if (!node) throw new Error(`${pointer} leads nowhere.`);
  return node;
}

function pointersOf(value: JsonValue, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const members: [string | number, JsonValue][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [pointer, ...members.flatMap(([step, member]) => pointersOf(member, childPointer(pointer, step)))];
}

function randomEdit(document: JsonValue): JsonEdit {
  const pointer = oneOf('', ...pointersOf(document));
  const value = valueAt(document, pointer) ?? null;
  const child = (step: string | number): string => childPointer(pointer, step);
  if (Array.isArray(value)) {
    if (random() < 0.4)
      return { kind: 'insert', pointer: child(below(value.length + 1)), value: randomValue(2) };
    if (value.length > 0) {
      const item = child(below(value.length));
      return oneOf<JsonEdit>(
        { kind: 'move', pointer: item, to: below(value.length) },
        { kind: 'duplicate', pointer: item },
        { kind: 'remove', pointer: item },
        set(pointer, value.filter(() => random() < 0.6).concat(randomValue(3))),
      );
    }
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const names = Object.keys(value);
    if (names.length > 0 && random() < 0.3)
      return { kind: 'remove', pointer: child(names[below(names.length)] ?? '') };
    if (random() < 0.5) return set(child(oneOf('nieuw', ...words)), randomValue(2), words);
  }
  return set(pointer, pointer === '' ? randomObject(0) : randomValue(2));
}

/** What the edit makes of the value in memory. */
function edited(document: JsonValue, edit: JsonEdit): JsonValue {
  const copy = structuredClone(document);
  if (edit.pointer === '') return edit.kind === 'set' ? edit.value : copy;
  const parent = valueAt(copy, parentPointer(edit.pointer));
  const step = pointerSteps(edit.pointer).at(-1) ?? '';
  const index = Number(step);
  if (Array.isArray(parent)) {
    if (edit.kind === 'set') parent[index] = edit.value;
    if (edit.kind === 'insert') parent.splice(index, 0, edit.value);
    if (edit.kind === 'remove') parent.splice(index, 1);
    if (edit.kind === 'duplicate') parent.splice(index, 0, structuredClone(parent[index] ?? null));
    if (edit.kind === 'move') parent.splice(edit.to, 0, ...parent.splice(index, 1));
  } else if (parent !== null && typeof parent === 'object') {
    if (edit.kind === 'set') parent[step] = edit.value;
    if (edit.kind === 'remove') delete parent[step];
  }
  return copy;
}

/** The edit that takes another back, where one does letter by letter. */
function inverse(edit: JsonEdit, document: JsonValue): JsonEdit | undefined {
  const { kind, pointer } = edit;
  const present = valueAt(document, pointer);
  const isPlain = (value: JsonValue | undefined): boolean => typeof value !== 'object' || value === null;
  if (kind === 'move')
    return {
      ...edit,
      pointer: childPointer(parentPointer(pointer), edit.to),
      to: Number(pointerSteps(pointer).at(-1)),
    };
  if (kind === 'insert') return { kind: 'remove', pointer };
  if (kind === 'duplicate') {
    return {
      kind: 'remove',
      pointer: childPointer(parentPointer(pointer), Number(pointerSteps(pointer).at(-1)) + 1),
    };
  }
  if (kind === 'set' && present === undefined) return { kind: 'remove', pointer };
  if (kind === 'set' && present !== undefined && isPlain(present)) return set(pointer, present);
  return undefined;
}

it('changes what was meant, and no other byte', () => {
  let taken = 0;
  for (let file = 0; file < files; file += 1) {
    const style: JsonStyle = {
      unit: oneOf('  ', '    ', '\t'),
      lineBreak: oneOf('\n', '\r\n'),
      colon: oneOf(': ', ':', ' : '),
      comma: ', ',
    };
    let value: JsonValue = randomObject(0);
    let text = randomText(value, style);
    for (let count = 0; count < editsOfFile; count += 1) {
      const edit = randomEdit(value);
      const after = applyJsonEdit(text, edit);
      const story = { text, edit, after };
      expect({ ...story, value: JSON.parse(after) }).toEqual({ ...story, value: edited(value, edit) });
      const around = aroundOf(text, edit);
      expect({ ...story, isKept: after.startsWith(around.before) && after.endsWith(around.after) }).toEqual({
        ...story,
        isKept: true,
      });
      const back = inverse(edit, value);
      if (back) {
        expect({ ...story, back, again: applyJsonEdit(after, back) }).toEqual({
          ...story,
          back,
          again: text,
        });
        taken += 1;
      }
      [value, text] = [JSON.parse(after), after];
    }
  }
  expect(taken).toBeGreaterThan(1000);
});

/** What stands before and after the value that the edit may touch: itself when it is there, else its parent. */
function aroundOf(text: string, edit: JsonEdit): { before: string; after: string } {
  const isThere = edit.kind === 'set' && valueAt(JSON.parse(text), edit.pointer) !== undefined;
  const { start, end } = rangeOf(text, isThere ? edit.pointer : parentPointer(edit.pointer));
  return { before: text.slice(0, start), after: text.slice(end) };
}

it.each([
  ['{\n\t"a" : 1\n}', { unit: '\t', lineBreak: '\n', colon: ' : ', comma: ', ' }],
  ['{"a":1}', { unit: '  ', lineBreak: '\n', colon: ':', comma: ',' }],
])('reads the style of %j', (text, style) => {
  const { root } = readJsonTree(text);
  expect(root && styleOf(text, root)).toEqual(style);
});
