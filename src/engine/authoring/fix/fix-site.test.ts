import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mutate, mutations } from '../../../../tests/engine/support/mutations.ts';
import { copyExampleSite } from '../../../../tests/example-site.ts';
import { randomIntegers } from '../../../../tests/random.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { fixOffer, fixSite } from './fix-site.ts';

let folder: string;
let folders: SiteFolders;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-'));
  folders = copyExampleSite(folder);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pages = (): string[] =>
  readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('_'))
    .sort();
const read = (file: string): string => readFileSync(join(folder, 'pages', file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(folder, 'pages', file), text);
const fix = (isWanted?: (file: string) => boolean) => fixSite(folders, isWanted, folder);

it('finds nothing to fix in the pages of the site', async () => {
  expect(await fix()).toEqual([]);
});

it('reads no page without problems, for its offer', async () => {
  write('contact.json', read('contact.json').replace('"metadata"', '“metadata”'));
  const checked = await checkSite(folders, { workingDirectory: folder });
  const asked: string[] = [];
  const files = checked.files.map((source) => ({
    ...source,
    get bytes() {
      asked.push(source.file);
      return source.bytes;
    },
  }));
  expect(fixOffer({ ...checked, files })).toBe('Een deel hiervan verbetert npm run check -- --fix vanzelf.');
  expect([...new Set(asked)]).toEqual(['pages/contact.json']);
});

it('names no line as in the way where the syntax can be fixed first', async () => {
  write('contact.json', read('contact.json').replace('"metadata":', '"draft": 5, “metadata”:'));
  const checked = await checkSite(folders, { workingDirectory: folder });
  expect(checked.problems.map(({ rule }) => rule)).toContain('wrong-kind');
  expect(fixOffer(checked)).toBe('Een deel hiervan verbetert npm run check -- --fix vanzelf.');
});

it('names no line as in the way for the name of its file', async () => {
  const text = read('contact.json').replace('"metadata"', '“metadata”');
  write('Contact 2.json', text.replace(/("title": "[^"]*)",/, '$1,'));
  const checked = await checkSite(folders, { workingDirectory: folder });
  const inFile = checked.problems.filter(({ file }) => file.endsWith('Contact 2.json'));
  expect(inFile.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['route-name', 'json-syntax']));
  expect(fixOffer(checked)).toBe(
    'Verbeter in pages/Contact 2.json eerst zelf regel 3; daarna verbetert npm run check -- --fix de rest.',
  );
});

it('loses nothing that an author saves while the check runs', async () => {
  const saved = read('contact.json').replace('"title": "Contact', '"title": "Bel of mail');
  write('contact.json', read('contact.json').replace('"metadata"', '“metadata”'));
  let isSaved = false;
  const saveOnce = (file: string): boolean => {
    if (file === 'pages/contact.json' && !isSaved) {
      write('contact.json', saved);
      isSaved = true;
    }
    return true;
  };
  expect(await fix(saveOnce)).toEqual([]);
  expect(read('contact.json')).toBe(saved);
});

it('makes a page of what Python prints of one, all on one line', async () => {
  const page: object = {
    ...JSON.parse(read('contact.json')),
    draft: true,
    movedFrom: Array.from({ length: 60 }, (_, index) => `/vroeger/${index}`),
  };
  const printed = JSON.stringify(page).replaceAll("'", '’').replace('true', 'True').replaceAll('"', "'");
  write('contact.json', printed);
  await fix();
  expect(JSON.parse(read('contact.json'))).toEqual(page);
});

describe('every page of the site, with random mistakes in it, is fixed to what it said', () => {
  it.each([1, 2, 3, 4])('(seed %i)', async (seed) => {
    const random = randomIntegers(seed);
    const originals = new Map(pages().map((file) => [file, read(file)]));
    for (const [index, [file, text]] of [...originals].entries()) {
      const first = mutations[(index + seed) % mutations.length];
      if (first === undefined) continue;
      const ended = random(3) === 0 ? text.replaceAll('\n', '\r\n') : text;
      const marked = random(5) === 0 ? `\ufeff${ended}` : ended;
      write(file, mutate(marked, first, random));
    }
    await fix();
    for (const [file, text] of originals) {
      const fixed: object = JSON.parse(read(file));
      expect(fixed, file).toEqual(JSON.parse(text));
      expect(Object.keys(fixed), file).toEqual(Object.keys(JSON.parse(text)));
    }
    expect(await fix()).toEqual([]);
  });
});

it('fixes only the files that are asked for', async () => {
  const broken = read('contact.json').replace('"metadata"', '"metdaata"');
  write('contact.json', broken);
  expect(await fix((file) => file === 'pages/index.json')).toEqual([]);
  expect(read('contact.json')).toBe(broken);
});

it('leaves what stands under a name that may mean something else', async () => {
  const block =
    '{ "type": "vragen", "titel": "Vragen", "items": [{ "question": "Kan dat", "antwoord": "Ja." }] }';
  const broken = read('contact.json').replace('"blocks": [', `"blocks": [${block},`);
  write('contact.json', broken);
  expect(await fix()).toEqual([]);
  expect(read('contact.json')).toBe(broken);
});

it('reports per file what it changed, also what came to light on the way', async () => {
  write('contact.json', read('contact.json').replace('"hero"', '"hreo"').replace('"metadata"', '“metadata”'));
  expect(await fix()).toEqual([
    {
      file: 'pages/contact.json',
      changes: [
        'regel 2: “metadata” is nu "metadata"',
        expect.stringMatching(/^regel \d+: "hreo" is nu "hero"$/),
      ],
    },
  ]);
});

const text = '{ "metdaata": { "title": "Café, één kraan" } }\r\n';

it.each([
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  [
    'half UTF-8, half Windows-1252',
    Buffer.concat([Buffer.from(text.slice(0, 30)), Buffer.from(text.slice(30), 'latin1')]),
  ],
  ['Windows-1252 that is no JSON yet', Buffer.from(text.replace(':', ''), 'latin1')],
])('turns a file in %s into UTF-8 and keeps every letter', async (_what, bytes) => {
  const file = join(folder, 'pages/contact.json');
  writeFileSync(file, bytes);
  await fix();
  const fixed = readFileSync(file, 'utf8');
  expect(fixed.replace('metadata', 'metdaata').replaceAll(':', '')).toBe(text.replaceAll(':', ''));
});

it('fixes what else is wrong in a file with a letter that was lost', async () => {
  const changed = read('contact.json').replace('"metadata"', '"metdaata"');
  write('contact.json', changed.replace(/(?<="title": "[^"]*)o/, '\ufffd'));
  const lost = read('contact.json');
  expect(await fix()).toEqual([
    { file: 'pages/contact.json', changes: ['regel 2: "metdaata" is nu "metadata"'] },
  ]);
  expect(read('contact.json')).toBe(lost.replace('"metdaata"', '"metadata"'));
  expect(await fix()).toEqual([]);
});

it('leaves a file in an unknown encoding as it is, byte for byte', async () => {
  const bytes = Buffer.from('{ "metdaata": { "title": "Caf\x8e" } }', 'latin1');
  const file = join(folder, 'pages/contact.json');
  writeFileSync(file, bytes);
  await fix();
  expect(readFileSync(file)).toEqual(bytes);
});
