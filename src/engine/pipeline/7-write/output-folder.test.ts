import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { filesIn } from '../../memo/files-in.ts';
import { Memo, memoFolder } from '../../memo/memo.ts';
import { manifestFolder, maxAge } from '../../memo/prune-cache.ts';
import { isIntact, readManifest, writeManifest } from './build-manifest.ts';
import { OutputFolder } from './output-folder.ts';

let folder: string;
let out: string;
let options: Parameters<typeof OutputFolder.open>[1];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  out = join(folder, 'dist');
  options = { root: folder, compression: 'none' };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a file that two parts of the site want to write', () => {
  it('is refused, because it would differ from build to build which of them wins', async () => {
    const output = await OutputFolder.open(out, options);
    await output.make('one', ['1'], () => ({ 'a.txt': '1' }));
    const second = output.make('other', ['2'], () => ({ 'a.txt': '2' }));
    await expect(second).rejects.toThrow('"a.txt" belongs to one already, so other cannot write it.');
  });

  it('is refused too when the first of them did not change', async () => {
    const before = await OutputFolder.open(out, options);
    await before.make('one', ['1'], () => ({ 'a.txt': '1' }));
    await before.publish();
    const output = await OutputFolder.open(out, options);
    await output.make('one', ['1'], () => ({}));
    const second = output.make('other', ['2'], () => ({ 'a.txt': '2' }));
    await expect(second).rejects.toThrow('belongs to one already');
  });
});

it.runIf(process.platform === 'linux').each(['/proc/dist', '/proc/a/dist', '/sys/dist'])(
  'a site is refused in %s, where nobody can make a folder, with the way out',
  async (place) => {
    const opening = OutputFolder.open(place, options);
    await expect(opening).rejects.toThrow(/^De map \/\S+ kan niet worden gemaakt \(E\w+\)\. Kies met --out/);
  },
);

describe('the scripts of pages that are open', () => {
  const build = async (app: string[], texts = ''): Promise<string[]> => {
    const output = await OutputFolder.open(out, options);
    await output.make('app', app, () => Object.fromEntries(app.map((name) => [name, name])));
    output.keepFormer('former app', (file) => file.endsWith('.js'));
    await output.make('page', [texts], () => ({ 'index.html': texts, [`${texts}.txt`]: texts }));
    await output.publish();
    return readdirSync(out)
      .filter((name) => name.endsWith('.js'))
      .sort();
  };

  it('stay until the next build with others, and no longer', async () => {
    expect(await build(['react.js', 'a.js'])).toEqual(['a.js', 'react.js']);
    expect(await build(['react.js', 'b.js'])).toEqual(['a.js', 'b.js', 'react.js']);
    expect(await build(['react.js', 'b.js'], 'another text')).toEqual(['a.js', 'b.js', 'react.js']);
    expect(readdirSync(out)).not.toContain('.txt');
    expect(await build(['react.js', 'c.js'])).toEqual(['b.js', 'c.js', 'react.js']);
    const manifest = await readManifest(folder, out);
    expect(manifest && isIntact(out, manifest)).toBe(true);
  });

  it('stay also after a step back to the build before', async () => {
    await build(['a.js']);
    await build(['b.js']);
    expect(await build(['a.js'])).toEqual(['a.js', 'b.js']);
    expect(await build(['c.js'])).toEqual(['a.js', 'c.js']);
  });
});

describe('a build of the same folder that is overtaken by another', () => {
  it('stops, and leaves what the other has written', async () => {
    await build('1');
    const slow = await OutputFolder.open(out, options);
    await slow.make('host', ['2'], () => ({ 'a.txt': 'slow' }));
    await build('3');
    await expect(slow.publish()).rejects.toThrow('Een andere build heeft intussen');
    expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('3');
  });
});

describe('a folder that is not as it was written', () => {
  it.each<[string, () => void]>([
    ['a file that is gone', () => rmSync(join(out, 'a.txt'))],
    ['a compressed form that is gone', () => rmSync(join(out, 'a.txt.br'))],
    ['a compressed form that a power cut left empty', () => writeFileSync(join(out, 'a.txt.br'), '')],
    ['a file with other words', () => writeFileSync(join(out, 'a.txt'), 'broken')],
    ['a file of somebody else', () => writeFileSync(join(out, 'b.txt'), 'other')],
  ])('with %s, is known to be so, and heals', async (_what, damage) => {
    await build('1', { root: folder });
    const before = filesIn(out).map((name) => readFileSync(name, 'utf8'));
    const manifest = await readManifest(folder, out);
    expect(manifest && isIntact(out, manifest)).toBe(true);
    damage();
    expect(manifest && isIntact(out, manifest)).toBe(false);
    await build('1', { root: folder });
    expect(filesIn(out).map((name) => readFileSync(name, 'utf8'))).toEqual(before);
  });
});

it.each([
  ['quick', 5],
  ['none', undefined],
] as const)(
  'does not write a file again that comes out the same, yet weighs it, compressed: %s',
  async (compression, br) => {
    const settings = { root: folder, compression };
    await build('1', settings);
    const { ino } = statSync(join(out, 'a.txt'));
    const output = await OutputFolder.open(out, settings);
    await output.make('host', ['other inputs'], () => ({ 'a.txt': '1' }));
    expect(await output.read('a.txt')).toBe('1');
    expect(output.sizes).toEqual([{ name: 'a.txt', target: 'host', br }]);
    await output.publish();
    expect(statSync(join(out, 'a.txt')).ino).toBe(ino);
  },
);

it('compresses scripts best where a large site was compressed quickly before', async () => {
  const script = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8').slice(0, 50_000);
  const sizeAfter = async (compression: 'quick' | 'full'): Promise<number> => {
    const output = await OutputFolder.open(out, { root: folder, compression, pages: 1000 });
    await output.make('app', ['1'], () => ({ 'assets/app.js': script }));
    await output.publish();
    return statSync(join(out, 'assets/app.js.br')).size;
  };
  const quick = await sizeAfter('quick');
  expect(await sizeAfter('full')).toBeLessThan(quick);
  expect(await sizeAfter('quick')).toBe(quick);
});

it('touches the file that servers watch when another file changes, and only then', async () => {
  const marker = join(out, '_headers');
  const longAgo = new Date('2026-01-01');
  const rebuild = async (text: string): Promise<boolean> => {
    const output = await OutputFolder.open(out, options);
    await output.make('host', ['1'], () => ({ _headers: '' }));
    await output.make('page', [text], () => ({ 'a.txt': text }));
    await output.publish();
    const manifest = await readManifest(folder, out);
    expect(manifest && isIntact(out, manifest)).toBe(true);
    return statSync(marker).mtimeMs > longAgo.getTime();
  };
  await rebuild('1');
  utimesSync(marker, longAgo, longAgo);
  const manifest = await readManifest(folder, out);
  if (manifest)
    await writeManifest(folder, out, {
      origin: {},
      built: { ...manifest, files: new Map([...manifest.files, ['_headers', [0, longAgo.getTime()]]]) },
    });
  expect(await rebuild('1')).toBe(false);
  expect(await rebuild('2')).toBe(true);
});

async function build(
  text: string,
  settings: Parameters<typeof OutputFolder.open>[1] = options,
): Promise<void> {
  const output = await OutputFolder.open(out, settings);
  await output.make('host', [text], () => ({ 'a.txt': text }));
  await output.publish();
}

describe.each(['none', 'quick'] as const)('a folder that is built again, compressed: %s', (compression) => {
  it.each([
    ['the case of a name', 'Prijzen.txt', 'prijzen.txt'],
    ['a file into a folder', 'over', 'over/ons.txt'],
    ['a folder into a file', 'over/ons.txt', 'over'],
  ])('follows %s, and keeps the rest', async (_what, from, to) => {
    const first = await OutputFolder.open(out, { root: folder, compression });
    await first.make('host', ['1'], () => ({ _headers: '', 'styles.css': 'x' }));
    await first.make(`public:${from}`, ['1'], () => ({ [from]: 'same' }));
    await first.publish();
    const second = await OutputFolder.open(out, { root: folder, compression });
    await second.make('host', ['1'], () => ({}));
    await second.make(`public:${to}`, ['1'], () => ({ [to]: 'same' }));
    await second.publish();
    const manifest = await readManifest(folder, out);
    expect(manifest && isIntact(out, manifest)).toBe(true);
    await second.discard();

    const clean = await OutputFolder.open(join(folder, 'clean'), { root: folder, compression });
    await clean.make('host', ['1'], () => ({ _headers: '', 'styles.css': 'x' }));
    await clean.make(`public:${to}`, ['1'], () => ({ [to]: 'same' }));
    await clean.publish();
    const names = (name: string) => readdirSync(join(folder, name), { recursive: true }).sort();
    expect(names('dist')).toEqual(names('clean'));
    expect(readdirSync(folder).sort()).toEqual(['.cache', 'clean', 'dist']);
  });
});

it.each([
  ['was cut', (text: string) => text.slice(0, -40)],
  ['ends behind its origin', (text: string) => text.split('\n')[0] ?? ''],
  ['is empty', () => ''],
])('a site whose manifest %s is built as a whole', async (_what, damaged) => {
  await build('1');
  const [file = ''] = filesIn(join(memoFolder(folder), manifestFolder));
  writeFileSync(file, damaged(readFileSync(file, 'utf8')));
  expect(await readManifest(folder, out)).toBeUndefined();
  await build('1');
  const manifest = await readManifest(folder, out);
  expect(manifest && isIntact(out, manifest)).toBe(true);
});

it('a site that nobody built for longer than the cache keeps anything is built on', async () => {
  await build('1');
  const [file = ''] = filesIn(join(memoFolder(folder), manifestFolder));
  const longAgo = (Date.now() - maxAge) / 1000 - 1;
  utimesSync(file, longAgo, longAgo);
  const output = await OutputFolder.open(out, options);
  await output.make('page', ['2'], () => ({ 'index.html': '2' }));
  await new Memo({ root: folder, pages: folder }).save();
  await output.publish();
  expect((await readManifest(folder, out))?.targets.get('page')?.files).toEqual(['index.html']);
});
