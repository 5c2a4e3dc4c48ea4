import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Count, countPlaywright, countVitest } from './count-tests.ts';
import { developerArguments } from './developer-arguments.ts';
import { ensureBrowser, thisMachine } from './ensure-browser.ts';
import { launchArguments } from './launch-arguments.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

interface Stage {
  name: string;
  /** The program, in node_modules unless it is named in full, and its arguments. */
  command: string[];
  /** Reads the counts of a stage that runs many tests; a stage without it counts as one test. */
  count?: () => Promise<Count>;
}

const unitResults = join(projectRoot, '.cache/unit-results.json');
const browserResults = join(projectRoot, '.cache/browser-results.json');

/** All but the pages: of those the check tells the formatting, in the words of their authors. */
const ofDevelopers = readdirSync(projectRoot).filter(
  (name) => name !== 'pages' && name !== 'node_modules' && name !== 'dist',
);

const stages: Stage[] = [
  {
    name: 'Format and lint',
    command: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...ofDevelopers],
  },
  { name: 'Generated files', command: [...launchArguments('scripts/generate.ts'), '--check'] },
  { name: 'Types', command: ['typescript/bin/tsc', '--build'] },
  { name: 'Pages', command: launchArguments('scripts/check.ts') },
  {
    name: 'Unit',
    command: [
      'vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitResults}`,
    ],
    count: async () => countVitest(await readJson(unitResults)),
  },
  {
    name: 'Browser',
    command: ['@playwright/test/cli.js', 'test', '--project=development', '--project=site'],
    count: async () => countPlaywright(await readJson(browserResults)),
  },
  {
    name: 'Journeys in Chromium, Firefox and WebKit',
    command: ['@playwright/test/cli.js', 'test', '--project=journeys*'],
    count: async () => countPlaywright(await readJson(browserResults)),
  },
];

await run(async () => {
  developerArguments({});
  await ensureBrowser(thisMachine);
  const total = {
    passed: 0,
    failed: 0,
    failures: [] as string[],
    flaky: [] as string[],
    skipped: new Set<string>(),
  };
  for (const stage of stages) {
    console.log(`\n— ${stage.name}`);
    const { passed, failed, failures = [], flaky = [], skipped = [] } = await runStage(stage);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
    total.flaky.push(...flaky);
    for (const reason of skipped) total.skipped.add(reason);
  }
  for (const reason of total.skipped) console.log(`\nSkipped: ${reason}`);
  for (const failure of total.flaky) console.log(`\nPassed at the second attempt only: ${failure}`);
  for (const failure of total.failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});

/** Runs one stage to its end. A stage that ends badly has failed at least once, whatever it counted. */
async function runStage({ name, command, count }: Stage): Promise<Count> {
  await Promise.all([unitResults, browserResults].map((file) => rm(file, { force: true })));
  const [script = '', ...args] = command;
  const exitCode = await new Promise<number>((end) => {
    const child = spawn(process.execPath, [resolve(projectRoot, 'node_modules', script), ...args], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    child.on('close', (code) => end(code ?? 1));
    child.on('error', () => end(1));
  });
  const single = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] };
  if (!count) return single;
  const counted = await count().catch(() => single);
  return exitCode === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
