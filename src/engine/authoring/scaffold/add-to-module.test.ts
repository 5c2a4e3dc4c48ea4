import { expect, it } from 'vitest';
import { addEntry } from './add-to-module.ts';

const sorted = ['export const blocks = {', '  faq: Faq,', "  'link-list': LinkList,", '} as const;', ''];
const table: [key: string, place: number, line: string][] = [
  ['agenda', 1, '  agenda: X,'],
  ['image-row', 2, "  'image-row': X,"],
  ['video', 3, '  video: X,'],
];
it.each(table)('addEntry puts %s in its place in the alphabet', (key, place, line) => {
  const expected = sorted.toSpliced(place, 0, line).join('\n');
  expect(addEntry(sorted.join('\n'), { table: 'blocks', key, value: 'X' })).toBe(expected);
});

it('addEntry appends to a table in another order, and leaves other tables alone', () => {
  const text = 'const own = {\n};\nexport const forms = {\n  b: {\n    a: 1,\n  },\n  a: 2,\n};\n';
  const expected = text.replace('  a: 2,\n', '  a: 2,\n  aa: 3,\n');
  expect(addEntry(text, { table: 'forms', key: 'aa', value: '3' })).toBe(expected);
});

it('addEntry refuses a key that is there', () => {
  expect(() => addEntry(sorted.join('\n'), { table: 'blocks', key: 'faq', value: 'X' })).toThrow(
    '"faq" is in the table blocks already',
  );
});

it('addEntry refuses a module without the table', () => {
  expect(() => addEntry('export {};\n', { table: 'forms', key: 'a', value: '1' })).toThrow('no table forms');
});
