import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOwnWords } from './read-own-words.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-words-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = '# van het vak\r\nBeëdigd\r\nheftruck # ook zo\r\n';

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
])('knows the words of a file in %s', (_, bytes) => {
  writeFileSync(join(folder, '_words.txt'), bytes);
  expect([...(readOwnWords(folder) ?? [])]).toEqual(['beëdigd', 'heftruck']);
});

it('takes words as people list them: several on a line, or with the marks of JSON or Word', () => {
  writeFileSync(
    join(folder, '_words.txt'),
    '"korf",\n- ko\u00adoi\n(hefkooi), ‘giek’; „zwenkgiek”.\npto’s\t# as\n–\n',
  );
  expect([...(readOwnWords(folder) ?? [])]).toEqual([
    'korf',
    'kooi',
    'hefkooi',
    'giek',
    'zwenkgiek',
    'pto’s',
  ]);
});

it('knows none without the file', () => {
  expect(readOwnWords(folder)).toEqual(new Set());
});

it.each([
  ['a document of Word', () => writeFileSync(join(folder, '_words.txt'), 'PK\x03\x04\x14\0')],
  ['letters that cannot be read', () => writeFileSync(join(folder, '_words.txt'), Buffer.of(0x63, 0x8e))],
  ['what cannot be opened', () => mkdirSync(join(folder, '_words.txt'))],
])('does not say which words there are in %s', (_, make) => {
  make();
  expect(readOwnWords(folder)).toBeUndefined();
});
