import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { gitIn } from '../../../../tests/git-in.ts';
import { filesIn } from '../../memo/files-in.ts';
import { memoFolder } from '../../memo/memo.ts';
import { isIntact, readManifest, writeManifest } from './build-manifest.ts';
import { OutputFolder } from './output-folder.ts';
import { patchFolder } from './patch-folder.ts';
import { recoverStaleDrafts } from './recover-stale-drafts.ts';
import { replaceFolder } from './replace-folder.ts';

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

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a site is refused in the place of a disk, which no folder can replace, with the way out',
  async () => {
    site('draft', 'new');
    const replacing = replaceFolder('/proc', join(folder, 'draft'));
    await expect(replacing).rejects.toThrow('/proc is zelf een aangekoppelde schijf (mount)');
    await expect(replacing).rejects.toThrow('Kies met --out een map daarin');
  },
);

/** A process that has ended: its number is higher than any that a system gives. */
const ended = 99_999_999;

function site(name: string, text: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'index.html'), text);
}

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

it('is no news for git, and so for the linter, while a site is being built or when that was killed', () => {
  gitIn(folder, ['init', '--quiet']);
  cpSync(join(projectRoot, '.gitignore'), join(folder, '.gitignore'));
  for (const name of ['dist', `dist.draft-${ended}`, `dist.old-${ended}`]) site(name, 'half');
  expect(gitIn(folder, ['status', '--porcelain'])).toBe('?? .gitignore\n');
});

describe('the previous site', () => {
  it('is put back when the new one cannot take its place', async () => {
    site('dist', 'previous');
    const output = await OutputFolder.open(out, options);
    rmSync(join(folder, `dist.draft-${process.pid}`), { recursive: true });
    await expect(output.publish()).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('previous');
  });

  it('is put back when a build was killed while it stood aside', async () => {
    site(`dist.old-${ended}`, 'previous');
    site(`dist.draft-${ended}`, 'half');
    const output = await OutputFolder.open(out, options);
    await output.discard();
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('previous');
  });

  it('is the newest of those that killed builds left aside', async () => {
    for (const [number, text] of ['older', 'newest', 'oldest'].entries()) {
      const name = `dist.old-${ended - number}`;
      site(name, text);
      const seconds = { older: 2, newest: 3, oldest: 1 }[text];
      utimesSync(join(folder, name), Number(seconds), Number(seconds));
    }
    const output = await OutputFolder.open(out, options);
    await output.discard();
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('newest');
  });

  it('stays as it is when an older one was left aside', async () => {
    site('dist', 'previous');
    site(`dist.old-${ended}`, 'older');
    const output = await OutputFolder.open(out, options);
    await output.discard();
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('previous');
  });
});

describe('what stands beside a folder', () => {
  it.each([
    ['a build that is going on', `dist.draft-${process.ppid}`, true],
    ['a build of this process that failed', `dist.draft-${process.pid}`, false],
    ['a folder of another name', `other.dist.draft-${ended}`, true],
    ['a folder with more in its name', `dist.draft-${ended}.zip`, true],
  ])('of %s stays or goes', async (_what, name, stays) => {
    site(name, 'half');
    await recoverStaleDrafts(out);
    expect(readdirSync(folder)).toEqual(stays ? [name] : []);
  });

  it('stays too when its build belongs to another user', async () => {
    site(`dist.draft-${ended}`, 'half');
    const denied = Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw denied;
    });
    await recoverStaleDrafts(out);
    expect(readdirSync(folder)).toEqual([`dist.draft-${ended}`]);
  });
});

it('moves files of the app first, then pages, and last what names them: a site that is patched half is whole', async () => {
  const policy = (...hashes: string[]) =>
    `/*\n  Content-Security-Policy: style-src 'self' ${hashes.join(' ')}; img-src 'self'\n`;
  const draft = join(folder, 'draft');
  const written = ['_headers', 'index.html', 'assets/a.js'];
  for (const name of written) {
    mkdirSync(dirname(join(draft, name)), { recursive: true });
    writeFileSync(join(draft, name), name === '_headers' ? policy("'sha256-new'") : '');
  }
  // A file cannot take the place of a folder.
  mkdirSync(join(out, 'index.html'), { recursive: true });
  writeFileSync(join(out, '_headers'), policy("'sha256-old'"));
  const headers = () => readFileSync(join(out, '_headers'), 'utf8');
  await expect(patchFolder(out, { draft, written, vanished: [] })).rejects.toThrow();
  expect(readdirSync(out).sort()).toEqual(['_headers', 'assets', 'index.html']);
  // What the pages of either need.
  expect(headers()).toBe(policy("'sha256-new'", "'sha256-old'"));
  rmSync(join(out, 'index.html'), { recursive: true });
  await patchFolder(out, { draft, written: ['_headers', 'index.html'], vanished: [] });
  expect(headers()).toBe(policy("'sha256-new'"));
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
  const [file = ''] = filesIn(join(memoFolder(folder), 'manifest'));
  writeFileSync(file, damaged(readFileSync(file, 'utf8')));
  expect(await readManifest(folder, out)).toBeUndefined();
  await build('1');
  const manifest = await readManifest(folder, out);
  expect(manifest && isIntact(out, manifest)).toBe(true);
});
