import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { studioInputs } from './studio-bundle.ts';

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
