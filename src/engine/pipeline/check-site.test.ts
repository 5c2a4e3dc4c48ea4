import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyExampleSite } from '../../../tests/example-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { Memo } from '../memo/memo.ts';
import { maxFileSize } from './1-load/read-source.ts';
import type { SiteFolders } from './1-load/site-folders.ts';
import { addedProblems, checkSite, type KnownFile } from './check-site.ts';

let folders: SiteFolders;

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'check-site-'));
  folders = { ...copyExampleSite(root), root };
});

afterAll(() => rmSync(folders.root, { recursive: true, force: true }));

test.each<[now: number[], then: number[], added: number[]]>([
  [[], [0], [0]],
  [[0], [0], []],
  [[0], [1], []],
  [[1], [0, 1], [0]],
  [[0], [0, 1, 2], [1, 2]],
  [[0], [1, 2], [2]],
  [[0, 1], [2], []],
  [[0, 1], [1, 2, 3], [3]],
])('of one said at blocks %j and then at %j a change adds those at %j', (now, then, added) => {
  const said = (at: number): Diagnostic => ({
    rule: 'link-target',
    severity: 'error',
    file: 'pages/a.json',
    place: { pointer: `/blocks/${at}` },
    message: 'Er is geen pagina "/weg".',
  });
  expect(addedProblems(now.map(said), then.map(said))).toEqual(added.map(said));
});

/** What is wrong, after a check that remembers what it knew of each file. */
async function remembered(): Promise<Diagnostic[]> {
  const memo = new Memo(folders);
  const { problems } = await checkSite(folders, { workingDirectory: folders.root, memo });
  return problems;
}

/** Across checks of one process, as in the development server. */
const known = new Map<string, KnownFile>();

async function knownBefore(): Promise<Diagnostic[]> {
  const { problems } = await checkSite(folders, { workingDirectory: folders.root, known });
  return problems;
}

/** The same, with each file examined again. */
async function examinedAgain(): Promise<Diagnostic[]> {
  const { problems } = await checkSite(folders, { workingDirectory: folders.root });
  return problems;
}

type Change = (text: string) => string;
const unchanged: Change = (text) => text;

test.each<[what: string, rule: string | undefined, change: Change]>([
  ['nothing', undefined, unchanged],
  ['a comma too many', 'json-syntax', (text) => text.replace(/\}\s*$/, ',}')],
  ['a link to nowhere below a comma too many', 'link-target', (text) => nowhere(text).replace('{', '{,')],
  [
    'a link to nowhere below a name in Dutch',
    'link-target',
    (text) => nowhere(text).replace('"blocks"', '"blokken"'),
  ],
  [
    'a name that stands there twice',
    'duplicate-key',
    (text) => text.replace('"metadata"', '"metadata": {}, "metadata"'),
  ],
  ['a byte order mark', 'byte-order-mark', (text) => `\ufeff${text}`],
  [
    'a field that nobody knows',
    'unknown-field',
    (text) => text.replace('"blocks"', '"kleur": "rood", "blocks"'),
  ],
  ['a link to nowhere', 'link-target', nowhere],
  ['a word of its own', 'form-of-address', (text) => text.replace(/("text": ")/, '$1Uw brood. ')],
  [
    'the title of another page',
    'left-from-copy',
    (text) => text.replace(/"title": "[^"]*"/, '"title": "Roggebrood uit de Achterhoek"'),
  ],
  ['the words of another page', 'near-duplicate', () => readFileSync(pageFile('roggebrood'), 'utf8')],
])('cached results of files equal examining them again: %s', async (_what, rule, change) => {
  const file = pageFile('desembrood');
  const before = readFileSync(file, 'utf8');
  await remembered();
  await knownBefore();
  writeFileSync(file, change(before));
  const found = [await remembered(), await remembered(), await knownBefore(), await knownBefore()];
  const expected = await examinedAgain();
  writeFileSync(file, before);
  for (const each of found) expect(each).toEqual(expected);
  if (rule !== undefined) expect(expected.map((problem) => problem.rule)).toContain(rule);
});

test('a link out of the folder of pictures, which would be published, is an error', async () => {
  const link = join(folders.public, 'images/leads');
  symlinkSync(join(folders.root, 'schemas'), link, 'junction');
  const problems = await examinedAgain();
  rmSync(link);
  const { rule, severity, file } = problems.find((each) => each.file.startsWith('public')) ?? {};
  expect({ rule, severity, file }).toEqual({
    rule: 'route-escape',
    severity: 'error',
    file: 'public/images/leads',
  });
});

test('a file that was too large to be read, and is empty now, is examined again', async () => {
  const file = pageFile('desembrood');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, ' '.repeat(maxFileSize + 1));
  await knownBefore();
  writeFileSync(file, '');
  const found = await knownBefore();
  const expected = await examinedAgain();
  writeFileSync(file, before);
  expect(found).toEqual(expected);
});

test('no word is unknown while the list of own words cannot be read', async () => {
  const file = pageFile('desembrood');
  const before = readFileSync(file, 'utf8');
  const list = join(folders.pages, '_words.txt');
  writeFileSync(file, before.replace(/("text": ")/, '$1Een vrachtwagn vol brood. '));
  const without = await examinedAgain();
  writeFileSync(list, Buffer.from('koppelpen\ncaf\x8evloer\n', 'latin1'));
  const damaged = await examinedAgain();
  rmSync(list);
  writeFileSync(file, before);
  expect(without.map(({ rule }) => rule)).toEqual(['spelling-error']);
  expect(damaged).toMatchObject([{ rule: 'encoding', severity: 'error', file: 'pages/_words.txt' }]);
});

function nowhere(text: string): string {
  return text.replace('"href": "/', '"href": "/nergens/');
}

function pageFile(name: string): string {
  return join(folders.pages, `assortiment/brood/${name}.json`);
}
