import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import playwright from '../playwright.config.ts';
import { type Count, countPlaywright, countStage, type PlaywrightReport } from '../scripts/count-tests.ts';
import { ensureBrowser, type Machine } from '../scripts/ensure-browser.ts';
import { projectRoot } from '../scripts/project-root.ts';
import { stages, testParts } from '../scripts/test-stages.ts';

const download = 'install chromium';
const update = 'apt-get update -qq';
const install = 'apt-get install -y -qq chromium-headless-shell';

interface MachineCase {
  machine: string;
  isDebian?: boolean;
  isRoot?: boolean;
  mayDownload?: boolean;
  /** The end of the command after which a browser starts; empty when one starts at once. */
  startsAfter?: string;
  runs: readonly string[];
}

const machines: readonly MachineCase[] = [
  { machine: 'with a browser', startsAfter: '', runs: [] },
  { machine: 'that reaches Playwright’s download', startsAfter: download, runs: [download] },
  {
    machine: 'that may not download, Debian, root',
    mayDownload: false,
    startsAfter: install,
    runs: [update, install],
  },
  {
    machine: 'with Debian, as root, without the download',
    startsAfter: install,
    runs: [download, update, install],
  },
  { machine: 'with Debian, as root, without a network', runs: [download, update, install] },
  { machine: 'with Debian, as somebody else', isRoot: false, runs: [download] },
  { machine: 'of another kind', isDebian: false, runs: [download] },
];

describe('a machine', () => {
  it.each(machines)('$machine gets its browser, or a sentence that says what to do', async (given) => {
    const { isDebian = true, isRoot = true, mayDownload = true, startsAfter, runs } = given;
    const ran: string[] = [];
    const machine: Machine = {
      isDebian,
      isRoot,
      mayDownload,
      startsBrowser: async () => startsAfter === '' || ran.some((command) => command === startsAfter),
      run: async ([program, ...args]) => {
        ran.push([...(program === process.execPath ? args.slice(1) : [program, ...args])].join(' '));
      },
    };
    const outcome = await ensureBrowser(machine).then(
      () => undefined,
      (error: Error) => error.message,
    );
    expect(ran).toEqual(runs);
    expect(outcome).toEqual(startsAfter === undefined ? expect.stringContaining('CHROMIUM_PATH') : undefined);
  });
});

test('GitHub runs every part of the test command', () => {
  const workflow = readFileSync(join(projectRoot, '.github/workflows/check.yml'), 'utf8');
  expect(workflow).toContain(`part: [${testParts.join(', ')}]`);
  expect(workflow).toMatch(/npm test -- \$\{\{ matrix\.part \}\}$/m);
  expect(new Set(stages.map(({ part }) => part))).toEqual(new Set(testParts));
});

test('"npm run lint" and "npm run types" ask what the test command asks', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  const commands = stages.map(({ command }) => command.join(' '));
  for (const name of ['lint', 'types']) {
    const [, args = name] = /^\w+ (.*)/.exec(scripts[name] ?? '') ?? [];
    expect(commands).toContainEqual(expect.stringContaining(` ${args}`));
  }
});

test('the test command runs each project of browser tests once', () => {
  const wanted = stages
    .flatMap(({ command }) => command)
    .flatMap((argument) => /^--project=(.*)/.exec(argument)?.[1] ?? [])
    .map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`));
  const times = playwright.projects?.map(
    ({ name = '' }) => wanted.filter((pattern) => pattern.test(name)).length,
  );
  expect(times?.length).toBeGreaterThan(3);
  expect(new Set(times)).toEqual(new Set([1]));
});

describe('the count', () => {
  const reason = {
    message: '\u001b[31mToo late\u001b[39m\nExpected: 1',
    location: { file: '/tests/b.ts', line: 4 },
  };
  const failed = { status: 'timedOut', errors: [reason] };
  const passed = { status: 'passed', errors: [] };
  const place = { file: 'a.spec.ts', line: 3 };
  const named = (title: string) => `a.spec.ts:3 › ${title} › at b.ts:4: Too late\n  Expected: 1`;
  /** A report with so many flaky tests, one that failed twice, and one that was skipped. */
  const report = (flaky: number): PlaywrightReport => {
    const annotations = [{ type: 'skip', description: 'No network.' }];
    const specs: PlaywrightReport['suites'][number]['specs'] = [
      { ...place, title: 'skipped', tests: [{ status: 'skipped', annotations, results: [] }] },
      { ...place, title: 'broken', tests: [{ status: 'unexpected', annotations: [], results: [failed] }] },
    ];
    for (let count = 0; count < flaky; count += 1) {
      specs.push({
        ...place,
        title: 'flaky',
        tests: [{ status: 'flaky', annotations: [], results: [failed, passed] }],
      });
    }
    return {
      stats: { expected: 5, unexpected: 1, flaky },
      errors: [{ message: 'No server' }],
      suites: [{ specs: [], suites: [{ specs }] }],
    };
  };

  it('of Playwright names a flaky test among those that passed, and keeps the reasons of skipped ones', () => {
    expect(countPlaywright(report(2))).toEqual({
      passed: 7,
      failed: 2,
      failures: ['Playwright: No server', named('broken')],
      flaky: [named('flaky'), named('flaky')],
      skipped: ['No network.'],
    });
  });

  it('of Playwright takes many flaky tests for failed ones', () => {
    expect(countPlaywright(report(3))).toEqual({
      passed: 5,
      failed: 5,
      failures: ['Playwright: No server', named('broken'), named('flaky'), named('flaky'), named('flaky')],
      flaky: [],
      skipped: ['No network.'],
    });
  });

  const unnamed = 'Unit: ended with code 1 and named no test that failed; what it printed above says why.';
  it.each<[string, { exitCode: number; counted?: Count }, Count]>([
    ['that passed, without tests of its own', { exitCode: 0 }, { passed: 1, failed: 0 }],
    ['that failed, without', { exitCode: 1 }, { passed: 0, failed: 1, failures: ['Unit'] }],
    ['whose tests passed', { exitCode: 0, counted: { passed: 5, failed: 0 } }, { passed: 5, failed: 0 }],
    [
      'of which tests failed',
      { exitCode: 1, counted: { passed: 5, failed: 2, failures: ['a', 'b'] } },
      { passed: 5, failed: 2, failures: ['a', 'b'] },
    ],
    [
      'that failed for something else',
      { exitCode: 1, counted: { passed: 5, failed: 0, failures: [] } },
      { passed: 5, failed: 1, failures: [unnamed] },
    ],
  ])('of a stage %s', (_, end, expected) => {
    expect(countStage('Unit', end)).toEqual(expected);
  });
});
