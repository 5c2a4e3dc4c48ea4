import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { StudioBundle, studioInputs } from './studio-bundle.ts';

it('is made again in a folder that was moved with its cache', () => {
  const folder = mkdtempSync(join(tmpdir(), 'moved-'));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  mkdirSync(join(before, 'src'), { recursive: true });
  for (const file of ['src/a.ts', 'vite.config.ts', 'package.json']) writeFileSync(join(before, file), '');
  cpSync(before, after, { recursive: true });
  expect(studioInputs(after)).not.toEqual(studioInputs(before));
  expect(studioInputs(before)).toEqual(studioInputs(before));
  rmSync(folder, { recursive: true });
});

it.each([
  ['a full disk', "console.error('No space left on device'); process.exit(1)", 'Free some space'],
  ['a bundler that was killed', "process.kill(process.pid, 'SIGKILL')", 'Close other programs'],
])('says what to do about %s', async (_what, launched, advice) => {
  const root = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  for (const part of ['src', 'scripts', 'pages']) mkdirSync(join(root, part));
  for (const file of ['src/a.ts', 'vite.config.ts']) writeFileSync(join(root, file), '');
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'scripts/launch.js'), launched);
  const bundle = new StudioBundle({ root, pages: join(root, 'pages'), public: root, schemas: root });
  const error: unknown = await bundle.folder('browser').catch((reason) => reason);
  expect(error).toBeInstanceOf(CouldNotRunError);
  expect(error).toHaveProperty('message', expect.stringContaining(advice));
  rmSync(root, { recursive: true });
});
