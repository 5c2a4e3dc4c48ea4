import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { installedChromium } from './scripts/installed-chromium.ts';
import { browserResults } from './scripts/test-stages.ts';
import { disabledFeatures } from './tests/disabled-features.ts';
import { type EngineName, engineNames } from './tests/journeys/drivers/engines.ts';
import { onlyInChromium } from './tests/journeys/only-in-chromium.ts';

const takeTurns = /(?:studio|development|contract|editor(?:-\w+)?)\.spec\.ts$/;

export default defineConfig<object, { engine: EngineName }>({
  testDir: 'tests/browser',
  outputDir: '.cache/test-results',
  globalSetup: './tests/browser/build-sites.ts',
  // One for each core, and one that uses what they wait for.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // What passes at its second attempt only has found something: the test command names it, and fails where it is many.
  retries: 1,
  // On a busy machine tests wait for each other more than for what they test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: browserResults }]],
  // The tests that take turns with one development server begin first: at the end the others would have to wait.
  projects: [
    { name: 'development', testMatch: takeTurns },
    { name: 'site', testIgnore: takeTurns },
    ...engineNames.map((engine) => ({
      name: `journeys in ${engine}`,
      testDir: 'tests/journeys',
      testMatch: /\.spec\.ts$/,
      // Each worker starts a browser and a lead service of its own.
      workers: 1,
      ...(engine === 'chromium' ? {} : { grepInvert: new RegExp(onlyInChromium) }),
      use: { engine },
    })),
  ],
  use: {
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: installedChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        disabledFeatures,
      ],
    },
  },
});
