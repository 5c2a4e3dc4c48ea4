/** How many tests of a stage passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Why some were skipped: what was not looked at must not go unseen. */
  skipped?: readonly string[];
}

/** What is read of the JSON report of Vitest. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface Suite {
  specs: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[];
  suites?: Suite[];
}

/** What is read of the JSON report of Playwright. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly unknown[];
  suites: Suite[];
}

/** A file that cannot be loaded fails without a test. */
export function countVitest(report: VitestReport): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

/** A flaky test, which passed only when it was retried, has failed. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: skipReasons(suites),
  };
}

/** The reasons that skipped tests give, or their titles where they give none. */
function skipReasons(suites: readonly Suite[]): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'skip'))
        .map(({ description = title }) => description),
    ),
    ...skipReasons(suite.suites ?? []),
  ]);
}
