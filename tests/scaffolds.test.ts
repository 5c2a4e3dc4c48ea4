import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { copyFromProject } from './working-copy.ts';

/** A project that nobody minds, with one block of each kind and a form more. */
let copy: string;
/** What the scaffolds wrote, from the project's root. */
let written: string[];

/** For a machine that has much else to do; at rest the whole takes half a minute. */
const timeout = 300_000;

/** The folders of what the scaffolds write, and the words that name it in tests. */
const names = [
  { folder: 'src/view/blocks/image-row/', words: ['image-row', 'ImageRow'] },
  { folder: 'src/view/blocks/fold-out/', words: ['fold-out', 'FoldOut'] },
  { folder: 'src/view/blocks/call-me-back-form/', words: ['call-me-back', 'callMeBack', 'CallMeBack'] },
];

/** Runs a program of `node_modules`, or a script, in the copy, and gives all that it says; throws when it fails. */
function run(program: string, ...args: string[]): string {
  const command = program.startsWith('scripts/')
    ? ['scripts/launch.js', program]
    : [`node_modules/${program}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}.\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'scaffolds-'));
  const folders = ['bench', 'docs', 'pages', 'schemas', 'scripts', 'src', 'supabase', 'tests'];
  const files = [
    '.gitignore',
    'biome.json',
    'package.json',
    'playwright.config.ts',
    'README.md',
    'vite.config.ts',
  ];
  const types = ['tsconfig.base.json', 'tsconfig.json', '.cache/types'];
  copyFromProject(
    copy,
    [...folders, ...files, ...types].filter((name) => existsSync(join(projectRoot, name))),
  );
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  const said = [
    run('scripts/new-block.ts', 'image-row'),
    run('scripts/new-block.ts', 'fold-out', '--live'),
    run('scripts/new-lead-form.ts', 'call-me-back'),
  ].join('');
  written = said.match(/(?<=^Wrote ).*(?=\.$)/gm) ?? [];
}, timeout);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each([
  ['new-block', 'map', 'Do not shadow the global "Map" property'],
  ['new-block', 'container', "'Container' is redeclared"],
  ['new-rule', 'delete', 'Expected an identifier'],
])(
  'npm run %s -- %s says why that is no name, and leaves all as it was',
  (script, name, reason) => {
    const registries = ['src/view/blocks/registry.ts', 'src/engine/pipeline/4-check/rules.ts'];
    const present = (): string[] => [
      ...registries.map((file) => readFileSync(join(copy, file), 'utf8')),
      ...['schemas', 'src', 'docs/regels'].flatMap((folder) =>
        readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }),
      ),
    ];
    const before = present();
    expect(() => run(`scripts/${script}.ts`, name)).toThrow(reason);
    expect(present()).toEqual(before);
  },
  timeout,
);

it(
  'what the scaffolds write is of one style and has its types',
  () => {
    run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...written);
    run('typescript/bin/tsc', '--build');
  },
  timeout,
);

it(
  'their blocks keep the contract and hydrate, and a lead of the form is stored, mailed and listed',
  () => {
    const tests = [
      'tests/contract/',
      'tests/house.test.ts',
      'tests/leads/lead-forms.test.ts',
      ...names.map(({ folder }) => folder),
    ];
    const theirs = names.flatMap(({ words }) => words).join('|');
    const report = run('vitest/vitest.mjs', 'run', ...tests, '-t', theirs, '--reporter=verbose');
    const passed = report.split('\n').filter((line) => line.includes('✓'));
    for (const said of [
      'image-row has a component and a test',
      'ImageRow shows everything',
      'FoldOut hydrates and hides',
      'fold-out hydrates at the limits',
      'CallMeBackForm hydrates with every field',
      'call-me-back-form hydrates at the limits',
      "lead of the form 'callMeBack' > is accepted and stored with every field",
      "lead of the form 'callMeBack' > is mailed to the company with every field, and confirmed",
      "lead of the form 'callMeBack' > is listed with every field",
    ])
      expect(passed.join('\n')).toContain(said);
  },
  timeout,
);
