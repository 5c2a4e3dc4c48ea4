import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patchFolder } from './patch-folder.ts';

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patch-'));
  out = join(folder, 'dist');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
