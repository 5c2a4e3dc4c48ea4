import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a stage passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** What failed, by file, title and why. */
  failures?: readonly string[];
  /** What failed at first and passed on a retry, in the same words. */
  flaky?: readonly string[];
  /** Which were skipped, or why, repeats included: what was not tested must not go unnoticed. */
  skipped?: readonly string[];
}

interface PlaywrightError {
  message?: string;
  /** The line of the failed expectation. */
  location?: { file: string; line: number };
}

interface Spec {
  file: string;
  line: number;
  title: string;
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    annotations: { type: string; description?: string }[];
    results: { status: string; errors: PlaywrightError[] }[];
  }[];
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

/** What is read of the JSON report of Playwright. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly PlaywrightError[];
  suites: Suite[];
}

/**
 * The count of a stage that ended with this code. Without tests of its own it counts as one; one that ended badly has
 * failed at least once and says so, whatever its tests said.
 */
export function countStage(
  name: string,
  { exitCode, counted }: { exitCode: number; counted?: Count },
): Count {
  if (!counted) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] };
  if (exitCode === 0 || counted.failures?.length) return counted;
  const unnamed = `${name}: ended with code ${exitCode} and named no test that failed; what it printed above says why.`;
  return { ...counted, failed: Math.max(1, counted.failed), failures: [unnamed] };
}

/** How many of the browser tests of a stage may be flaky; when there are more, all count as failed. */
const flakyAllowed = 2;

/** A flaky test, which passed only when it was retried, is named; where there are many, they have failed. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const specs = specsOf(suites);
  const isExcused = stats.flaky <= flakyAllowed;
  const flaky = specs.filter(({ tests }) => isExcused && tests.some(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + flaky.length,
    failed: stats.unexpected + (isExcused ? 0 : stats.flaky) + errors.length,
    failures: [
      ...errors.map(({ message }) => failure(['Playwright'], message)),
      ...specs.filter((spec) => !flaky.includes(spec)).flatMap(failuresOf),
    ],
    flaky: flaky.flatMap(failuresOf),
    skipped: specs.flatMap(skipReasons),
  };
}

function specsOf(suites: readonly Suite[]): Spec[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function failuresOf({ file, line, title, tests }: Spec): string[] {
  return tests
    .flatMap(({ results }) => results.filter(({ status }) => status === 'failed' || status === 'timedOut'))
    .map(({ errors: [{ location, message } = {}] }) => {
      const at = location ? [`at ${basename(location.file)}:${location.line}`] : [];
      return failure([`${file}:${line}`, title, ...at], message);
    });
}

/** The reasons that skipped tests give, or their titles where they give none. */
function skipReasons({ title, tests }: Spec): string[] {
  return tests
    .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'skip'))
    .map(({ description = title }) => description);
}

/** The first lines say what was expected and what was received. */
const maxReasonLines = 12;

/** A failure in words: where it is, the outermost first, and the first lines of its reason. */
export function failure(place: readonly string[], message = 'no reason given'): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, maxReasonLines);
  return `${place.join(' › ')}: ${lines.join('\n  ')}`;
}
