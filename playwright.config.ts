import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium as the machine has it; Playwright's own download serves where none of these exists. */
const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/test-results',
  globalSetup: './tests/browser/build-sites.ts',
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/browser-results.json' }]],
  use: {
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: installed,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
