import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './engine-hash.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-'));
  write('src/engine/a.ts', '1');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}

const hash = (): string => hashSources(root, ['src/engine', 'package-lock.json']);

it.each([
  ['a source that changes', 'src/engine/a.ts', true],
  ['a new source', 'src/engine/deep/b.ts', true],
  ['a lock file', 'package-lock.json', true],
  ['a page of documentation', 'src/engine/README.md', false],
  ['a test', 'src/engine/a.test.ts', false],
  ['a source elsewhere', 'src/view/a.ts', false],
])('%s gives another hash of the code: %s %s', (_what, name, isOther) => {
  const before = hash();
  write(name, '2');
  expect(hash() !== before).toBe(isOther);
});
