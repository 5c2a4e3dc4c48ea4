import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import { type Loaded, load } from './load.ts';

let workingDirectory = '';
beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'load-'));
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

async function loadFiles(files: Record<string, string | Buffer>): Promise<Loaded> {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(workingDirectory, 'pages', file)), { recursive: true });
    writeFileSync(join(workingDirectory, 'pages', file), content);
  }
  return load({ pagesFolder: 'pages', workingDirectory });
}

function shown({ documents, problems }: Loaded): string[] {
  return problems.map((problem) => {
    const text = documents.find(({ file }) => file === problem.file)?.text ?? '';
    const { line, column } = locatorOf(text).locate(problem.place);
    return `${problem.file}:${line}:${column} ${problem.severity} ${problem.rule}`;
  });
}

describe('load', () => {
  it('knows what each file is for, in a fixed order', async () => {
    const names = [
      'equipment/index.json',
      'index.json',
      '404.json',
      'equipment/wegtransport/bakwagen.json',
      '_site.json',
      '_glossary.json',
      '_shared/cta.json',
      '_words.txt',
      '.vscode/settings.json',
      'README.md',
      'equipment/desktop.ini',
      'Thumbs.db',
    ];
    const { documents, problems } = await loadFiles(
      Object.fromEntries(names.map((name) => [name, '{"a": 1}'])),
    );
    expect(problems).toEqual([]);
    expect(documents.map(({ kind, file, name }) => [kind, file, name])).toEqual([
      ['page', 'pages/404.json', '/404'],
      ['glossary', 'pages/_glossary.json', '_glossary'],
      ['shared', 'pages/_shared/cta.json', 'cta'],
      ['site', 'pages/_site.json', '_site'],
      ['page', 'pages/equipment/index.json', '/equipment'],
      ['page', 'pages/equipment/wegtransport/bakwagen.json', '/equipment/wegtransport/bakwagen'],
      ['page', 'pages/index.json', '/'],
    ]);
    expect(documents[0]?.value).toEqual({ a: 1 });
  });

  it.each<[string, string, string | Buffer, string[]]>([
    ['broken JSON', 'a.json', '{\n  "a": 1,\n}', ['pages/a.json:2:9 error json-syntax']],
    ['an empty file', 'a.json', '', ['pages/a.json:1:1 error json-syntax']],
    ['a double name', 'a.json', '{"a": {"b" : 1,\n"b": 2}}', ['pages/a.json:2:1 error duplicate-key']],
    [
      'a double name behind an escape',
      'a.json',
      '{"a": 1, "\\u0061": 2}',
      ['pages/a.json:1:10 error duplicate-key'],
    ],
    ['no double name in a text', 'a.json', '{"a": "\\"b\\": 1, \\"b\\": 2"}', []],
    ['a name that is special in JavaScript', 'a.json', '{"__proto__": {"x": 1}}', []],
    ['depth', 'a.json', '['.repeat(100_000) + ']'.repeat(100_000), ['pages/a.json:1:201 error too-deep']],
    ['depth in a broken file', 'a.json', '{"a":'.repeat(100_000), ['pages/a.json:1:1001 error too-deep']],
    ['a large file', 'a.json', `"${'x'.repeat(1_000_000)}"`, ['pages/a.json:1:1 error file-size']],
    ['a byte order mark', 'a.json', '\ufeff{}', ['pages/a.json:1:1 error byte-order-mark']],
    ['Latin-1', 'a.json', Buffer.from('{"a":\n"café"}', 'latin1'), ['pages/a.json:2:5 error encoding']],
    ['UTF-16', 'a.json', Buffer.from('\ufeff{"a": 1}', 'utf16le'), ['pages/a.json:1:1 error encoding']],
    [
      'a document of Word',
      'a.json',
      Buffer.from('PK\u0003\u0004\0\xff', 'latin1'),
      ['pages/a.json:1:1 error unreadable'],
    ],
    ['a capital in a name', 'Bak_wagen.json', '{}', ['pages/Bak_wagen.json:1:1 error route-name']],
    ['a space in a folder', 'a b/c.json', '{}', ['pages/a b/c.json:1:1 error route-name']],
    ['another extension', 'b.JSON', '{}', ['pages/b.JSON:1:1 error file-extension']],
    ['a page that is a text', 'b.txt', '{}', ['pages/b.txt:1:1 warning outside-pages']],
    ['a page under a name with _', 'a/_b.json', '{}', ['pages/a/_b.json:1:1 warning outside-pages']],
    ['a folder under a name with _', '_b/c.json', '{}', ['pages/_b/c.json:1:1 warning outside-pages']],
    ['own words without their _', 'words.txt', '', ['pages/words.txt:1:1 warning outside-pages']],
    ['a glossary without its _', 'glossary.json', '{}', ['pages/glossary.json:1:1 error route-name']],
    ['no page that is called so', 'glossary.json', '{"metadata": {}, "blocks": []}', []],
    ['a picture', '_shared/b.png', '', ['pages/_shared/b.png:1:1 warning outside-pages']],
    ['own words in a folder', 'a/_words.txt', '', ['pages/a/_words.txt:1:1 warning outside-pages']],
    [
      'own words in a document of Word',
      '_words.txt',
      Buffer.from('PK\u0003\u0004\0\xff', 'latin1'),
      ['pages/_words.txt:1:1 error unreadable'],
    ],
    [
      'own words with letters of an old Mac',
      '_words.txt',
      Buffer.from('\xef\xbb\xbfcaf\x8evloer', 'latin1'),
      ['pages/_words.txt:1:1 error encoding'],
    ],
    ['no own words in Latin-1, which are read', '_words.txt', Buffer.from('cafévloer', 'latin1'), []],
    ['no file that is half-written', `b.json.${randomUUID()}`, '{', []],
    ['a file that is no document', 'b.jsonc', '{}', ['pages/b.jsonc:1:1 error file-extension']],
  ])('reports %s', async (_, name, content, expected) => {
    expect(shown(await loadFiles({ 'index.json': '{}', [name]: content }))).toEqual(expected);
  });

  it('names the line of the first of two equal names and keeps the value', async () => {
    const { documents, problems } = await loadFiles({ 'a.json': '{\n"a": 1,\n"a": 2}' });
    expect(problems[0]?.message).toBe('De naam "a" staat hier nog een keer; de eerste staat op regel 2.');
    expect(documents[0]?.value).toEqual({ a: 2 });
  });

  it('reads a file behind a byte order mark', async () => {
    const { documents } = await loadFiles({ 'a.json': '\ufeff{"a": 1}' });
    expect(documents[0]).toMatchObject({ text: '{"a": 1}', value: { a: 1 } });
  });

  it('keeps a file that is no JSON as a document without value', async () => {
    const { documents } = await loadFiles({ 'a.json': '{' });
    expect(documents).toMatchObject([{ name: '/a', text: '{', value: undefined }]);
  });

  it('follows links inside the folder only, and not in circles', async () => {
    const pages = join(workingDirectory, 'pages');
    mkdirSync(join(pages, 'a'), { recursive: true });
    writeFileSync(join(workingDirectory, 'secret.json'), '{}');
    symlinkSync(join(workingDirectory, 'secret.json'), join(pages, 'secret.json'));
    symlinkSync(pages, join(pages, 'a/round'));
    symlinkSync(join(pages, 'nowhere.json'), join(pages, 'gone.json'));
    symlinkSync(join(pages, 'index.json'), join(pages, 'same.json'));
    const loaded = await loadFiles({ 'index.json': '{}' });
    expect(loaded.documents.map(({ name }) => name)).toEqual(['/', '/same']);
    expect(shown(loaded).sort()).toEqual([
      'pages/a/round:1:1 error route-escape',
      'pages/gone.json:1:1 error unreadable',
      'pages/secret.json:1:1 error route-escape',
    ]);
  });

  it('reports a folder without pages', async () => {
    expect(shown(await loadFiles({ '_site.json': '{}' }))).toEqual(['pages:1:1 error no-pages']);
  });

  it('cannot run without a folder', () => {
    expect(() => load({ pagesFolder: 'pages', workingDirectory })).toThrow(CouldNotRunError);
  });
});
