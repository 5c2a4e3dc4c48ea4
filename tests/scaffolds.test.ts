import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { newRule } from '../src/engine/authoring/scaffold/new-rule.ts';
import { copyFromProject } from './working-copy.ts';

/** A disposable project, with one more block of each kind, a form and a rule. */
let copy: string;
/** What the scaffolds wrote, from the project's root. */
let written: string[];
let writtenForRule: string[];

/** For a busy machine; on an idle one everything takes half a minute. */
const timeout = 300_000;

/** Where what the scaffolds write stands, and the words that name it in tests. */
const names = [
  { folder: 'src/view/blocks/image-row/', words: ['image-row', 'ImageRow'] },
  { folder: 'src/view/blocks/fold-out/', words: ['fold-out', 'FoldOut'] },
  { folder: 'src/view/blocks/call-me-back-form/', words: ['call-me-back', 'callMeBack', 'CallMeBack'] },
  {
    folder: 'src/engine/pipeline/4-check/rules/tried-by-a-test',
    words: [
      'tried-by-a-test',
      'every rule',
      'the folder of rules',
      'what does not belong there',
      'Een gewone kop',
    ],
  },
];

const writtenBy = (output: string): string[] => output.match(/(?<=^Wrote ).*(?=\.$)/gm) ?? [];

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
    'budgets.json',
    'package.json',
    'playwright.config.ts',
    'README.md',
    'vite.config.ts',
    'vitest.config.ts',
  ];
  const types = ['tsconfig.base.json', 'tsconfig.json', '.cache/types'];
  copyFromProject(
    copy,
    [...folders, ...files, ...types].filter((name) => existsSync(join(projectRoot, name))),
  );
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  const output = [
    run('scripts/new-block.ts', 'image-row'),
    run('scripts/new-block.ts', 'fold-out', '--live'),
    run('scripts/new-lead-form.ts', 'call-me-back'),
  ].join('');
  writtenForRule = writtenBy(run('scripts/new-rule.ts', 'tried-by-a-test'));
  written = [...writtenBy(output), ...writtenForRule];
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
  'says which package is not installed, and leaves all as it was',
  () => {
    const all = join(projectRoot, 'node_modules');
    const packages = join(copy, 'node_modules');
    rmSync(packages);
    mkdirSync(packages);
    for (const name of readdirSync(all).filter((each) => each !== '@biomejs'))
      symlinkSync(join(all, name), join(packages, name));
    expect(() => run('scripts/new-block.ts', 'opening-times')).toThrow(
      /ended with 2\.\n\nThe package @biomejs\/biome is not installed\. Run "npm ci --include=dev" in \S+, and then this again\.\n$/,
    );
    expect(existsSync(join(copy, 'schemas/blocks/opening-times.schema.json'))).toBe(false);
    symlinkSync(join(all, '@biomejs'), join(packages, '@biomejs'));
  },
  timeout,
);

it('npm run new-rule puts the rule in every list of rules', () => {
  const { files, edits } = newRule('tried-by-a-test');
  const generated = [
    'src/engine/diagnostics/rule-table.ts',
    'schemas/parts/ignorable-rule.schema.json',
    'docs/regels/README.md',
    'src/shared/schema-types.ts',
  ];
  expect(writtenForRule).toEqual(
    expect.arrayContaining([...files.keys(), ...edits.map(({ file }) => file), ...generated]),
  );
  for (const file of writtenForRule)
    expect(readFileSync(join(copy, file), 'utf8')).toMatch(/tried-by-a-test|triedByATest/);
});

it(
  'what the scaffolds write is of one style, up to date and has its types',
  () => {
    run('scripts/generate.ts', '--check');
    run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...written);
    run('typescript/bin/tsc', '--build');
  },
  timeout,
);

it(
  'their blocks keep the contract and hydrate, a lead of the form is stored, mailed and listed, and the rule has its page',
  () => {
    const tests = [
      'tests/contract/',
      'tests/house.test.ts',
      'tests/leads/lead-forms.test.ts',
      'tests/rule-pages.test.ts',
      ...names.map(({ folder }) => folder),
    ];
    const theirs = names.flatMap(({ words }) => words).join('|');
    const report = run(
      'vitest/vitest.mjs',
      'run',
      ...tests,
      '-t',
      theirs,
      '--reporter=verbose',
      '--maxWorkers=1',
    );
    const passed = report.split('\n').filter((line) => line.includes('✓'));
    for (const expected of [
      'image-row has a component and a test',
      'ImageRow shows everything',
      'FoldOut hydrates and hides',
      'fold-out hydrates at the limits',
      'CallMeBackForm hydrates with every field',
      'call-me-back-form hydrates at the limits',
      "lead of the form 'callMeBack' > is accepted and stored with every field",
      "lead of the form 'callMeBack' > is mailed to the company with every field, and confirmed",
      "lead of the form 'callMeBack' > is listed with every field",
      'tried-by-a-test.test.ts > reports what does not belong there, at the words',
      'every rule has its page, and every page its rule',
      "the page of 'tried-by-a-test' > says what, why, how not and how",
    ])
      expect(passed.join('\n')).toContain(expected);
  },
  timeout,
);
