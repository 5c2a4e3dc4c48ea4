import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gitIn } from '../../../../tests/git-in.ts';
import { earlierVersions } from './earlier-versions.ts';

let folder: string;

const git = (...args: string[]): string => gitIn(folder, args);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
  mkdirSync(join(folder, 'pages/hallen'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function commit(title: string): void {
  git('add', '--all');
  git('commit', '-q', '-m', title);
}

it('gives what a page was, the newest first, also before it moved, without the commits that removed it', async () => {
  git('init', '-q');
  const [old, moved] = ['pages/één kraan.json', 'pages/hallen/kraan.json'];
  const text = (price: string): string => `{ "title": "Kraan",\n  "text": "Vanaf ${price}." }\n`;
  writeFileSync(join(folder, old), text('€ 10'));
  commit('Een kraan');
  git('mv', old, moved);
  commit('Verhuisd');
  rmSync(join(folder, moved));
  commit('Weg');
  writeFileSync(join(folder, moved), text('€ 20'));
  commit('Toch terug');
  writeFileSync(join(folder, moved), text('€ 30'));
  const versions = await earlierVersions(join(folder, moved));
  expect(versions.map(({ title, author, text: was }) => [title, author, was])).toEqual([
    ['Toch terug', 'Test', text('€ 20')],
    ['Verhuisd', 'Test', text('€ 10')],
    ['Een kraan', 'Test', text('€ 10')],
  ]);
});

it.each([
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
])('gives each letter of what was committed in %s, as the editor opens it', async (_what, encoded) => {
  git('init', '-q');
  const text = '{ "title": "Café à côté" }\n';
  writeFileSync(join(folder, 'pages/kraan.json'), encoded(text));
  commit('Een kraan');
  expect(await earlierVersions(join(folder, 'pages/kraan.json'))).toMatchObject([{ text }]);
});

it('gives none of what was never committed', async () => {
  git('init', '-q');
  expect(await earlierVersions(join(folder, 'pages/nieuw.json'))).toEqual([]);
  writeFileSync(join(folder, 'pages/ander.json'), '{}');
  commit('Iets anders');
  expect(await earlierVersions(join(folder, 'pages/nieuw.json'))).toEqual([]);
});

it('says what to do where git keeps nothing', async () => {
  await expect(earlierVersions(join(folder, 'pages/nieuw.json'))).rejects.toThrow('geen kopie van de site');
});
