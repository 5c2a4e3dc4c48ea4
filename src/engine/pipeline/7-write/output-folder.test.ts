import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealOf } from './manifest.ts';
import { OutputFolder } from './output-folder.ts';

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  out = join(folder, 'dist');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a file that two parts of the site want to write', () => {
  it('is refused, because it would differ from build to build which of them wins', async () => {
    const output = await OutputFolder.create(out, { compression: 'none' });
    await output.make('one', { key: '1' }, () => ({ 'a.txt': '1' }));
    const second = output.make('other', { key: '2' }, () => ({ 'a.txt': '2' }));
    await expect(second).rejects.toThrow('"a.txt" belongs to one already, so other cannot write it.');
  });

  it('is refused too when the first of them did not change', async () => {
    const before = { one: { key: '1', files: ['a.txt'] } };
    const output = await OutputFolder.create(out, { compression: 'none', before });
    await output.make('one', { key: '1' }, () => ({}));
    const second = output.make('other', { key: '2' }, () => ({ 'a.txt': '2' }));
    await expect(second).rejects.toThrow('belongs to one already');
  });
});

/** A process that has ended: its number is higher than any that a system gives. */
const ended = 99_999_999;

function site(name: string, text: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'index.html'), text);
}

describe('the previous site', () => {
  it('is put back when the new one cannot take its place', async () => {
    site('dist', 'previous');
    const output = await OutputFolder.create(out, { compression: 'none' });
    rmSync(join(folder, `dist.draft-${process.pid}`), { recursive: true });
    await expect(output.publish()).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('previous');
  });

  it('is put back when a build was killed while it stood aside', async () => {
    site(`dist.old-${ended}`, 'previous');
    site(`dist.draft-${ended}`, 'half');
    const output = await OutputFolder.create(out, { compression: 'none' });
    await output.discard();
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('previous');
  });

  it('stays as it is when an older one was left aside', async () => {
    site('dist', 'previous');
    site(`dist.old-${ended}`, 'older');
    const output = await OutputFolder.create(out, { compression: 'none' });
    await output.discard();
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('previous');
  });
});

it('gives the seal of what it wrote, whoever writes the folder after it', async () => {
  const output = await OutputFolder.create(out, { compression: 'none' });
  await output.make('host', { key: '1' }, () => ({ _headers: '' }));
  const seal = await output.publish();
  expect(seal).toBe(sealOf(out));
  const other = await OutputFolder.create(out, { compression: 'none' });
  await other.make('host', { key: '2' }, () => ({ _headers: '' }));
  await other.publish();
  expect(seal).not.toBe(sealOf(out));
});

describe.each(['none', 'quick'] as const)(
  'a folder that is built again, compressed with compression %s',
  (compression) => {
    it.each([
      ['the case of a name', 'Prijzen.txt', 'prijzen.txt'],
      ['a file into a folder', 'over', 'over/ons.txt'],
      ['a folder into a file', 'over/ons.txt', 'over'],
    ])('follows %s, and keeps the rest', async (_what, from, to) => {
      const first = await OutputFolder.create(out, { compression });
      await first.make('host', { key: '1' }, () => ({ _headers: '', 'styles.css': 'x' }));
      await first.make(`public:${from}`, { key: '1' }, () => ({ [from]: 'same' }));
      await first.publish();
      const second = await OutputFolder.create(out, { compression, before: first.units });
      await second.make('host', { key: '1' }, () => ({}));
      await second.make(`public:${to}`, { key: '1' }, () => ({ [to]: 'same' }));
      expect(await second.publish()).toBe(sealOf(out));
      await second.discard();

      const clean = await OutputFolder.create(join(folder, 'clean'), { compression });
      await clean.make('host', { key: '1' }, () => ({ _headers: '', 'styles.css': 'x' }));
      await clean.make(`public:${to}`, { key: '1' }, () => ({ [to]: 'same' }));
      await clean.publish();
      const names = (name: string) => readdirSync(join(folder, name), { recursive: true }).sort();
      expect(names('dist')).toEqual(names('clean'));
      expect(readdirSync(folder).sort()).toEqual(['clean', 'dist']);
    });
  },
);

it.each([
  ['with their compressed forms', 'quick', ['a.js', 'a.js.br', 'a.js.gz', 'b.woff2']],
  ['without these when the host compresses', 'none', ['a.js', 'b.woff2']],
] as const)('copies files of a folder %s', async (_what, compression, expected) => {
  mkdirSync(join(folder, 'app/assets'), { recursive: true });
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.woff2'])
    writeFileSync(join(folder, 'app/assets', name), name);
  const output = await OutputFolder.create(out, { compression });
  await output.copy('app', '1', join(folder, 'app'));
  expect(output.units.app?.files).toEqual(['assets/a.js', 'assets/b.woff2']);
  await output.publish();
  expect(readdirSync(join(out, 'assets')).sort()).toEqual(expected);
});
