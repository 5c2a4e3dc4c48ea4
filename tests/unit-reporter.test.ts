import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unit-reporter-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files: Record<string, string> = {
  'a.test.ts': `import './absent.ts';`,
  'b.test.ts': `
    test('adds', () => {});
    describe('b', () => {
      test('subtracts', () => { throw new Error('1'); });
      afterAll(() => { throw new Error('No database'); });
    });`,
  'c.test.ts': `
    test.skip('multiplies', () => {});
    describe.skip('c (skipped: no zero)', () => describe('d', () => test('divides', () => {})));`,
  'd.test.ts': `test('waits for nobody', () => { Promise.reject(new Error('Nobody waits')); });`,
};

it('names what failed in tests, around them and besides them, and what was skipped', () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const results = join(folder, 'results.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--globals',
      `--root=${folder}`,
      `--reporter=${join(projectRoot, 'scripts/unit-reporter.ts')}`,
      `--outputFile=${results}`,
    ],
    { cwd: projectRoot },
  );
  const { failures, ...count } = JSON.parse(readFileSync(results, 'utf8'));
  const shown = failures
    .map((failure: string) => failure.split('\n')[0]?.replace(/^.*?[\\/](?=\w\.test)/, ''))
    .sort();
  expect({ status, ...count, failures: shown }).toEqual({
    status: 1,
    passed: 2,
    failed: 4,
    failures: [
      'Vitest: Error: Nobody waits',
      expect.stringMatching(/^a\.test\.ts: .*absent/),
      'b.test.ts › b > subtracts: Error: 1',
      'b.test.ts › b: Error: No database',
    ],
    skipped: ['c.test.ts › multiplies', 'c.test.ts › c (skipped: no zero)'],
  });
});
