import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { installedChromium } from './installed-chromium.ts';

type Command = readonly [program: string, ...args: string[]];

/** What finding a browser needs to know of a machine, and to do on it. */
export interface Machine {
  isDebian: boolean;
  isRoot: boolean;
  /** Whether Playwright may download a browser. */
  mayDownload: boolean;
  /** Whether the browser of the tests starts. */
  startsBrowser(): Promise<boolean>;
  /** Runs a command to its end, well or badly. */
  run(command: Command): Promise<void>;
}

/** Ways to get a browser, best first. */
const installers: readonly { isPossible(machine: Machine): boolean; commands: readonly Command[] }[] = [
  {
    isPossible: ({ mayDownload }) => mayDownload,
    commands: [[process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium']],
  },
  {
    isPossible: ({ isDebian, isRoot }) => isDebian && isRoot,
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
    ],
  },
];

/** Installs a browser where none starts. Throws `CouldNotRunError` when none can be had. */
export async function ensureBrowser(machine: Machine): Promise<void> {
  if (await machine.startsBrowser()) return;
  for (const { commands } of installers.filter(({ isPossible }) => isPossible(machine))) {
    for (const command of commands) await machine.run(command);
    if (await machine.startsBrowser()) return;
  }
  throw new CouldNotRunError(
    'The tests need a browser and none starts: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
}

const installTimeoutMs = 300_000;

/** The machine that this process runs on. */
export const thisMachine: Machine = {
  isDebian: existsSync('/etc/debian_version'),
  isRoot: process.getuid?.() === 0,
  // The variable by which Playwright and other tools disable downloads.
  mayDownload: !process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD,
  async startsBrowser() {
    try {
      const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] });
      await browser.close();
      return true;
    } catch {
      return false;
    }
  },
  run([program, ...args]) {
    console.log(`No browser starts, so: ${[program, ...args].join(' ')}`);
    const env = {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
      DEBIAN_FRONTEND: 'noninteractive',
      ...process.env,
    };
    const child = spawn(program, args, { stdio: 'inherit', env, timeout: installTimeoutMs });
    return new Promise((resolve) => {
      child.on('close', () => resolve());
      child.on('error', () => resolve());
    });
  },
};
