import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetBuiltBefore, notesFolder, readBuiltBefore, sealOf, writeBuiltBefore } from './manifest.ts';

let root: string;
let out: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  out = join(root, 'dist');
  mkdirSync(out);
  writeFileSync(join(out, '_headers'), '');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('knows from what a folder was built, as long as nobody else wrote it', async () => {
  await writeBuiltBefore(root, out, { maker: 'a', seal: sealOf(out), units: {} });
  expect(await readBuiltBefore(root, out, 'a')).toMatchObject({ maker: 'a', seal: sealOf(out), units: {} });
  expect(await readBuiltBefore(root, out, 'b')).toBeUndefined();
  writeFileSync(join(out, '_headers'), 'other');
  expect(await readBuiltBefore(root, out, 'a')).toBeUndefined();
});

it('forgets all that it noted of a folder, so that a build that is killed halfway is not taken for done', async () => {
  await writeBuiltBefore(root, out, { maker: 'a', seal: sealOf(out), units: {} });
  const stamp = join(notesFolder(root, out), 'stamp');
  writeFileSync(stamp, 'done');
  await forgetBuiltBefore(root, out);
  expect(await readBuiltBefore(root, out, 'a')).toBeUndefined();
  expect(existsSync(stamp)).toBe(false);
});
