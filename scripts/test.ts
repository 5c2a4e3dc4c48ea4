import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { type Count, countStage } from './count-tests.ts';
import { developerArguments } from './developer-arguments.ts';
import { ensureBrowser, thisMachine } from './ensure-browser.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { scratchRoot } from './scratch-root.ts';
import { browserResults, type Stage, stages, testParts, unitResults } from './test-stages.ts';

await run(async () => {
  const wanted = wantedParts(developerArguments({ allowPositionals: true }).positionals);
  await ensureBrowser(thisMachine);
  process.env.TMPDIR = makeTemporaryFolder();
  const total = {
    passed: 0,
    failed: 0,
    failures: [] as string[],
    flaky: [] as string[],
    skipped: new Set<string>(),
  };
  for (const stage of stages.filter(({ part }) => wanted.includes(part))) {
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

/** The parts that were named; all of them when none is. */
function wantedParts(named: readonly string[]): readonly string[] {
  const unknown = named.find((name) => !testParts.some((part) => part === name));
  if (unknown !== undefined)
    throw new CouldNotRunError(`There is no part "${unknown}". Choose from: ${testParts.join(', ')}.`);
  return named.length > 0 ? named : testParts;
}

/** What the tests write; it may take memory, and so goes with this process, also when that is interrupted. */
function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(scratchRoot, 'test-'));
  // As `/tmp` is: some tests run programs as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

/** Runs one stage to its end. */
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
  // A stage that ended too soon leaves no count.
  return countStage(name, { exitCode, counted: await count?.().catch(() => undefined) });
}
