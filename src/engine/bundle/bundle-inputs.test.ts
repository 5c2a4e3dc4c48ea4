import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bundleInputs } from './bundle-inputs.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(root, 'src'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each<[what: string, change: () => void]>([
  ['a source', () => writeFileSync(join(root, 'src/a.ts'), '1')],
  ['the configuration of Vite', () => writeFileSync(join(root, 'vite.config.ts'), '1')],
  ['the browsers to build for', () => writeFileSync(join(root, 'package.json'), '{ "browserslist": [] }')],
  ['a variable of Vite', () => vi.stubEnv('VITE_PLACE', 'elsewhere')],
])('another bundle is made after a change of %s', (_what, change) => {
  const before = bundleInputs(root, ['src']);
  change();
  expect(bundleInputs(root, ['src'])).not.toEqual(before);
});
