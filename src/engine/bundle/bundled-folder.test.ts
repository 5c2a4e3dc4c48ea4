import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Memo } from '../memo/memo.ts';
import { bundleInputs } from './bundle-inputs.ts';
import { bundledFolder } from './bundled-folder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundled-'));
  mkdirSync(join(root, 'src'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (code: string): void => writeFileSync(join(root, 'src/a.ts'), code);

/** What a bundle of the present source holds; `meanwhile` is written while it is made. */
async function bundled(meanwhile?: string): Promise<string> {
  const rest = meanwhile === undefined ? [] : [meanwhile];
  const folder = await bundledFolder(new Memo({ root, pages: 'pages' }), {
    name: 'app',
    inputsNow: () => bundleInputs(root, ['src']),
    make: async (draft) => {
      for (const code of rest.splice(0)) write(code);
      await copyFile(join(root, 'src/a.ts'), join(draft, 'a.js'));
    },
  });
  return readFileSync(join(folder, 'a.js'), 'utf8');
}

it('a source that changes while it is bundled is bundled again, and what it was before is not mistaken for it', async () => {
  write('old');
  expect(await bundled('new')).toBe('new');
  write('old');
  expect(await bundled()).toBe('old');
});
