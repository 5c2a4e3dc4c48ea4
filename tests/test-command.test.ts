import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from '../scripts/count-tests.ts';
import { ensureBrowser, type Machine } from '../scripts/ensure-browser.ts';

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

describe('the count', () => {
  it('of Playwright takes a flaky test for a failed one, and keeps the reasons of skipped ones', () => {
    const annotations = [{ type: 'skip', description: 'No network.' }];
    expect(
      countPlaywright({
        stats: { expected: 5, unexpected: 1, flaky: 2 },
        errors: [{}],
        suites: [{ specs: [], suites: [{ specs: [{ title: 'a', tests: [{ annotations }] }] }] }],
      }),
    ).toEqual({ passed: 5, failed: 4, skipped: ['No network.'] });
  });

  it('of Vitest takes a file that cannot be loaded for a failed test', () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({
      passed: 3,
      failed: 1,
    });
  });
});
