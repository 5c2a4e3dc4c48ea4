import { expect, it, vi } from 'vitest';
import { type TestFiles, testDocuments } from '../../../../tests/engine/support/test-site.ts';
import { pairPages } from './page-pairs.ts';

const page = (text: string, fields = {}) => ({ metadata: { title: 'Bus' }, blocks: [{ text }], ...fields });
const long = 'een twee drie vier vijf zes zeven acht negen tien';

const pairsOf = (before: TestFiles, after: TestFiles): string[] =>
  pairPages(testDocuments(before), testDocuments(after)).map(
    (pair) => `${pair.before?.name ?? 'none'} → ${pair.after?.name ?? 'none'}`,
  );

it.each<[string, TestFiles, TestFiles, string[]]>([
  ['at the same address', { 'a.json': page('x') }, { 'a.json': page('y') }, ['/a → /a']],
  ['that says the same', { 'a.json': page(long) }, { 'b.json': page(long) }, ['/a → /b']],
  ['that says nothing', { 'a.json': {} }, { 'b.json': {} }, ['/a → /b']],
  ['that says almost the same', { 'a.json': page(long) }, { 'b.json': page(`${long} elf`) }, ['/a → /b']],
  [
    'that says something else',
    { 'a.json': page(long) },
    { 'b.json': page('iets heel anders') },
    ['none → /b', '/a → none'],
  ],
  [
    'that says the same, before one that says almost the same',
    { 'a.json': page(`${long} elf`), 'b.json': page(long) },
    { 'c.json': page(long), 'd.json': page(`${long} twaalf`) },
    ['/b → /c', '/a → /d'],
  ],
  [
    'that is most alike, the first of equals, and each once',
    { 'a.json': page(`${long} elf`), 'b.json': page(`${long} elf`), 'c.json': page(`${long} elf twaalf`) },
    { 'd.json': page(`${long} elf twaalf x`), 'e.json': page(`${long} q`), 'f.json': page(`${long} r`) },
    ['/c → /d', '/a → /e', '/b → /f'],
  ],
  [
    'that says how it was called, whatever is alike',
    { 'a.json': page(long), 'b.json': page('iets anders') },
    { 'c.json': page(long, { movedFrom: ['/b'] }) },
    ['/b → /c', '/a → none'],
  ],
  ['that cannot be read', { 'a.json': undefined }, { 'b.json': undefined }, ['none → /b', '/a → none']],
])('finds the page %s', (_what, before, after, expected) => {
  expect(pairsOf(before, after)).toEqual(expected);
});

it('prints each of many pages once', () => {
  const many = (folder: string): TestFiles =>
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `${folder}${index}.json`,
        page(`${folder}${index}`.repeat(3)),
      ]),
    );
  const [before, after] = [testDocuments(many('a')), testDocuments(many('b'))];
  const print = vi.spyOn(JSON, 'stringify');
  pairPages(before, after);
  expect(print.mock.calls.length).toBeLessThanOrEqual(60);
});
