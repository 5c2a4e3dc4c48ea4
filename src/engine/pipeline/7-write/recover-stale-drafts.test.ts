import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { gitIn } from '../../../../tests/git-in.ts';
import { OutputFolder } from './output-folder.ts';
import { recoverStaleDrafts } from './recover-stale-drafts.ts';
import { replaceFolder } from './replace-folder.ts';

let folder: string;
let out: string;
let options: Parameters<typeof OutputFolder.open>[1];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previous-'));
  out = join(folder, 'dist');
  options = { root: folder, compression: 'none' };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that has ended: its number is higher than any that a system gives. */
const ended = 99_999_999;

function site(name: string, text: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'index.html'), text);
}

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a site is refused in the place of a disk, which no folder can replace, with the way out',
  async () => {
    site('draft', 'new');
    const replacing = replaceFolder('/proc', join(folder, 'draft'));
    await expect(replacing).rejects.toThrow('/proc is zelf een aangekoppelde schijf (mount)');
    await expect(replacing).rejects.toThrow('Kies met --out een map daarin');
  },
);

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
