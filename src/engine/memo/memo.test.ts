import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearMemo, Memo } from './memo.ts';

let root: string;
let made: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'memo-'));
  made = [];
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = (pages = 'pages'): Memo => new Memo({ root, pages });

async function value(memo: Memo, ...inputs: string[]): Promise<unknown> {
  return memo.value('words', inputs, () => {
    made.push(inputs.join(' '));
    return { words: inputs };
  });
}

describe('a value', () => {
  it('is made once for the same inputs, also by a later run', async () => {
    const first = open();
    expect(await value(first, 'a', 'b')).toEqual({ words: ['a', 'b'] });
    expect(await value(first, 'a', 'b')).toEqual({ words: ['a', 'b'] });
    await first.save();
    const second = open();
    expect(await value(second, 'a', 'b')).toEqual({ words: ['a', 'b'] });
    await value(second, 'ab');
    expect(made).toEqual(['a b', 'ab']);
  });

  it('is made again once everything is cleared', async () => {
    const first = open();
    await value(first, 'a');
    await first.save();
    await clearMemo(root);
    await value(open(), 'a');
    expect(made).toEqual(['a', 'a']);
  });
});

describe('a file', () => {
  const file = (memo: Memo, content: string): Promise<string> =>
    memo.file('picture', [content], async () => {
      made.push(content);
      return Buffer.from(content);
    });

  it('is made once for the same inputs', async () => {
    const path = await file(open(), 'a');
    expect(await file(open('other'), 'a')).toBe(path);
    expect(readFileSync(path, 'utf8')).toBe('a');
    expect(made).toEqual(['a']);
  });

  it('that many ask for at the same time is there whole, and once', async () => {
    const memo = open();
    const paths = await Promise.all(Array.from({ length: 20 }, () => file(memo, 'x'.repeat(100_000))));
    expect(new Set(paths).size).toBe(1);
    expect(readdirSync(join(root, '.cache/memo/picture'))).toHaveLength(1);
  });

  it('that cannot be made leaves nothing', async () => {
    const failing = open().file('picture', ['a'], () => Promise.reject(new Error('No space.')));
    await expect(failing).rejects.toThrow('No space.');
    expect(existsSync(join(root, '.cache/memo/picture'))).toBe(false);
  });
});

describe('a folder', () => {
  const folder = (memo: Memo): Promise<string> =>
    memo.folder('app', ['1'], async (draft) => {
      made.push(draft);
      writeFileSync(join(draft, 'a.js'), '1');
    });

  it('is filled once, and half a folder is never found', async () => {
    const failing = open().folder('app', ['1'], async (draft) => {
      writeFileSync(join(draft, 'a.js'), 'half');
      throw new Error('Killed.');
    });
    await expect(failing).rejects.toThrow('Killed.');
    const path = await folder(open());
    expect(await folder(open())).toBe(path);
    expect(readFileSync(join(path, 'a.js'), 'utf8')).toBe('1');
    expect(readdirSync(join(root, '.cache/memo/app'))).toHaveLength(1);
    expect(made).toHaveLength(1);
  });
});

it.each<[string, (memo: Memo) => Promise<string>, number]>([
  ['file', (memo) => memo.file('kept', ['1'], async () => Buffer.from('1')), 1],
  [
    'folder',
    (memo) =>
      memo.folder('kept', ['1'], async (draft) => {
        mkdirSync(join(draft, 'assets'));
        for (const name of ['a.js', 'assets/b.js']) writeFileSync(join(draft, name), '1');
      }),
    2,
  ],
])(
  'a %s is on the disk before it is found: a power cut leaves it whole or not at all',
  async (_what, keep, files) => {
    const handle = await openFile(import.meta.filename);
    await handle.close();
    const namesThen: string[] = [];
    vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async () => {
      namesThen.push(readdirSync(join(root, '.cache/memo/kept')).join());
    });
    const name = basename(await keep(open()));
    expect(namesThen).toHaveLength(files);
    expect(namesThen).not.toContain(name);
  },
);
