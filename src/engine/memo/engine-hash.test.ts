import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appKey } from './code-keys.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const bundlers = ['src/engine/bundle/bundle-app.ts', 'src/engine/pipeline/6-render/render-worker.ts'];
const imported = bundlers.flatMap((file) => {
  const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  return [...source.matchAll(/^import (?!type).* from '(\.[^']+)';$/gm)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
});

describe('an app that is bundled is another one when code changes in', () => {
  it.each([...bundlers, ...imported, 'src/view/render.tsx', 'vite.config.ts'])('%s', (name) => {
    const before = appKey(root);
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), 'export const other = 1;\n');
    expect(appKey(root)).not.toBe(before);
  });
});

it('is the same app when only the code that writes pages changes', () => {
  const before = appKey(root);
  mkdirSync(join(root, 'src/engine/pipeline/5-resolve'), { recursive: true });
  writeFileSync(join(root, 'src/engine/pipeline/5-resolve/resolve.ts'), 'export const other = 1;\n');
  expect(appKey(root)).toBe(before);
});
