import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { newRule } from '../../src/engine/authoring/scaffold/new-rule.ts';
import { copyFromProject } from '../working-copy.ts';

/** On a busy machine the compiler takes a minute. */
const timeoutMs = 240_000;
const rule = 'tried-by-a-test';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-rule-'));
  copyFromProject(folder, [
    ...[
      'src',
      'supabase/functions',
      'scripts',
      'schemas',
      'docs/regels',
      'tests/engine/support',
      'tests/rule-pages.test.ts',
    ],
    ...['budgets.json', 'package.json', 'biome.json', '.gitignore', 'tsconfig.base.json', 'vite.config.ts'],
  ]);
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of node in the copy and gives all that it prints; fails with that when it does not end well. */
function runThere(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const printed = stdout + stderr;
  expect(status, printed).toBe(0);
  return printed;
}

const inModules = (path: string): string => join(folder, 'node_modules', path);

test('npm run new-rule writes a rule that is right as it stands', { timeout: timeoutMs }, () => {
  const printed = runThere('scripts/launch.js', 'scripts/new-rule.ts', rule);
  const generated = [
    'src/engine/diagnostics/rule-table.ts',
    'schemas/parts/ignorable-rule.schema.json',
    'docs/regels/README.md',
    'src/shared/schema-types.ts',
  ];
  const { files, edits } = newRule(rule);
  const written = [...files.keys(), ...edits.map(({ file }) => file)];
  for (const file of [...written, ...generated]) {
    expect(printed).toContain(`Wrote ${file}.`);
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(/tried-by-a-test|triedByATest/);
  }
  runThere('scripts/launch.js', 'scripts/generate.ts', '--check');
  runThere(inModules('typescript/bin/tsc'), '--build', 'src/engine');
  const ownTest = `src/engine/pipeline/4-check/rules/${rule}.test.ts`;
  runThere(inModules('vitest/vitest.mjs'), 'run', ownTest, 'tests/rule-pages.test.ts');
  const code = written.filter((file) => file.endsWith('.ts'));
  runThere(inModules('@biomejs/biome/bin/biome'), 'check', '--vcs-enabled=false', ...code);
});
