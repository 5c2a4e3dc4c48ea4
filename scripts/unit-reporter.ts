import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { type Count, failure } from './count-tests.ts';

/** A reporter of Vitest that writes the {@link Count} of a run, as JSON, to the file that `--outputFile` names. */
export default class UnitReporter implements Reporter {
  #file = '';

  onInit({ config: { outputFile } }: Vitest) {
    if (typeof outputFile === 'string') this.#file = outputFile;
  }

  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    if (this.#file) await writeFile(this.#file, JSON.stringify(countVitest(modules, unhandled)));
  }
}

/** Besides tests fail files that cannot be loaded, hooks around a group, and promises and timers that nobody waits for. */
function countVitest(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Count {
  const failures = [
    ...modules.flatMap(failuresIn),
    ...unhandled.map((error) => failure(['Vitest'], reasonOf(error))),
  ];
  return {
    passed: modules.reduce((count, { children }) => count + [...children.allTests('passed')].length, 0),
    failed: failures.length,
    failures,
    skipped: modules.flatMap(({ children }) => [...children.allTests('skipped')].map(skippedGroup)),
  };
}

function failuresIn(module: TestModule): string[] {
  const { moduleId: file, children } = module;
  return [
    ...module.errors().map((error) => failure([file], reasonOf(error))),
    ...[...children.allSuites()].flatMap((group) =>
      group.errors().map((error) => failure([file, group.fullName], reasonOf(error))),
    ),
    ...[...children.allTests('failed')].map((test) =>
      failure([file, test.fullName], reasonOf(test.result().errors?.[0])),
    ),
  ];
}

function reasonOf(error: SerializedError | undefined): string | undefined {
  return error?.stack ?? error?.message;
}

/** The file and the outermost group of a test: a group is skipped as one, and its name may say why. */
function skippedGroup(test: TestCase): string {
  let outermost: TestCase | TestSuite = test;
  while (outermost.parent.type === 'suite') outermost = outermost.parent;
  return `${basename(test.module.moduleId)} › ${outermost.name}`;
}
