import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    const output = await OutputFolder.create(out, { effort: 'none' });
    await output.make('one', { key: '1' }, () => ({ 'a.txt': '1' }));
    const second = output.make('other', { key: '2' }, () => ({ 'a.txt': '2' }));
    await expect(second).rejects.toThrow('"a.txt" belongs to one already, so other cannot write it.');
  });

  it('is refused too when the first of them did not change', async () => {
    const before = { one: { key: '1', files: ['a.txt'] } };
    const output = await OutputFolder.create(out, { effort: 'none', before });
    await output.make('one', { key: '1' }, () => ({}));
    const second = output.make('other', { key: '2' }, () => ({ 'a.txt': '2' }));
    await expect(second).rejects.toThrow('belongs to one already');
  });
});
