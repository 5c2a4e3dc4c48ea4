import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import type { Count } from './count-tests.ts';
import { developerArguments } from './developer-arguments.ts';
import { ensureBrowser, thisMachine } from './ensure-browser.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { browserResults, type Stage, stages, testParts, unitResults } from './test-stages.ts';

await run(async () => {
  const wanted = wantedParts(developerArguments({ allowPositionals: true }).positionals);
  await ensureBrowser(thisMachine);
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

/** Runs one stage to its end. A stage that ends badly has failed at least once and says so, whatever it counted. */
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
  if (exitCode === 0 || counted.failed > 0) return counted;
  const unnamed = `${name}: ended with code ${exitCode}, though no test failed; what it printed above says why.`;
  return { ...counted, failed: 1, failures: [unnamed] };
}
