import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Count, countPlaywright } from './count-tests.ts';
import { launchArguments } from './launch-arguments.ts';
import { projectRoot } from './project-root.ts';

/** The parts of `npm test`: code with its unit tests, pages and studio in Chromium, and what visitors do in every browser. */
export const testParts = ['code', 'browser', 'journeys'] as const;

/** One command of `npm test`. */
export interface Stage {
  name: string;
  part: (typeof testParts)[number];
  /** The program, in node_modules unless it is named in full, and its arguments. */
  command: string[];
  /** Reads the counts of a stage that runs many tests; a stage without it counts as one test. */
  count?: () => Promise<Count>;
}

/** What the runners of tests report about the latest stage. */
export const unitResults = join(projectRoot, '.cache/unit-results.json');
export const browserResults = join(projectRoot, '.cache/browser-results.json');

/** All but the pages: the check reports their formatting, in their authors' words. */
const ofDevelopers = readdirSync(projectRoot).filter(
  (name) => name !== 'pages' && name !== 'node_modules' && name !== 'dist',
);

/** All of `npm test`, in its order. */
export const stages: readonly Stage[] = [
  {
    name: 'Format and lint',
    part: 'code',
    command: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...ofDevelopers],
  },
  { name: 'Generated files', part: 'code', command: [...launchArguments('scripts/generate.ts'), '--check'] },
  { name: 'Types', part: 'code', command: ['typescript/bin/tsc', '--build'] },
  { name: 'Pages', part: 'code', command: launchArguments('scripts/check.ts') },
  {
    name: 'Unit',
    part: 'code',
    command: [
      'vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=./scripts/unit-reporter.ts',
      `--outputFile=${unitResults}`,
    ],
    count: () => readJson(unitResults),
  },
  {
    name: 'Browser',
    part: 'browser',
    command: ['@playwright/test/cli.js', 'test', '--project=development', '--project=site'],
    count: async () => countPlaywright(await readJson(browserResults)),
  },
  {
    name: 'Journeys in Chromium, Firefox and WebKit',
    part: 'journeys',
    command: ['@playwright/test/cli.js', 'test', '--project=journeys*'],
    count: async () => countPlaywright(await readJson(browserResults)),
  },
];

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
