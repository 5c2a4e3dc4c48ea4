import { test as base } from '@playwright/test';
import type { Driver, Look } from './drivers/driver.ts';
import { type EngineName, engines } from './drivers/engines.ts';
import { Network } from './network.ts';
import { SiteUnderTest } from './site-under-test.ts';
import { Visitor } from './visitor.ts';

/** Gives the browser of this look, which starts when it is first wanted. */
type Drivers = (look: Look) => Promise<Driver>;

interface WorkerFixtures {
  engine: EngineName;
  drivers: Drivers;
  siteUnderTest: SiteUnderTest;
}

interface Fixtures {
  look: Look;
  visitor: Visitor;
}

/** Of a browser or the site, on a busy machine. */
const startTimeoutMs = 120_000;

let visitors = 0;

/** Playwright's test with a visitor in the browser of the project. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  look: [{ dark: false }, { option: true }],
  drivers: [
    async ({ engine, launchOptions }, use) => {
      const started = new Map<boolean, Promise<Driver>>();
      await use((look) => {
        const driver = started.get(look.dark) ?? engines[engine].launch(look, launchOptions);
        started.set(look.dark, driver);
        return driver;
      });
      for (const driver of started.values()) await (await driver).close();
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  siteUnderTest: [
    async ({}, use) => {
      const site = await SiteUnderTest.open();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  visitor: async ({ engine, drivers, look, siteUnderTest: site }, use, testInfo) => {
    const { missing } = engines[engine];
    testInfo.skip(missing !== undefined, missing);
    const driver = await drivers(look);
    visitors += 1;
    // An address of its own, in a block for documentation: each may send as many leads as one visitor may.
    const network = new Network(site, `198.51.100.${visitors % 255}`);
    await network.open();
    await driver.resize({ width: 1280, height: 800 });
    await use(new Visitor({ driver, network, site }));
    await network.close();
  },
});
