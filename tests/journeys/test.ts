import { test as base } from '@playwright/test';
import type { Driver, Look } from './drivers/driver.ts';
import { type EngineName, engines } from './drivers/engines.ts';
import { Network } from './network.ts';
import { SiteUnderTest } from './site-under-test.ts';
import { Visitor } from './visitor.ts';

/** Gives the browser of this look; a dark one starts when it is first wanted. */
type Drivers = (look: Look) => Promise<Driver>;

interface WorkerFixtures {
  engine: EngineName;
  drivers: Drivers;
  siteUnderTest: SiteUnderTest;
}

interface Fixtures {
  /** Skips the test where the browser is missing. */
  presence: undefined;
  look: Look;
  visitor: Visitor;
}

const light: Look = { dark: false };

/** Of a browser or the site, on a busy machine. */
const startTimeoutMs = 120_000;

let visitors = 0;

/** Playwright's test with a visitor in the browser of the project. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  look: [light, { option: true }],
  drivers: [
    async ({ engine, launchOptions }, use) => {
      const { launch } = engines[engine];
      const started = new Map<boolean, Promise<Driver>>();
      const drivers: Drivers = (look) => {
        const driver = started.get(look.dark) ?? launch(look, launchOptions);
        started.set(look.dark, driver);
        return driver;
      };
      console.log(`In ${(await drivers(light)).version}:`);
      await use(drivers);
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
  presence: [
    async ({ engine }, use, testInfo) => {
      const { missing } = engines[engine];
      testInfo.skip(missing !== undefined, missing);
      await use(undefined);
    },
    { auto: true },
  ],
  visitor: async ({ drivers, look, siteUnderTest: site }, use, testInfo) => {
    const driver = await drivers(look);
    visitors += 1;
    // An address of its own, in a block for documentation: each may send as many leads as one visitor may.
    const network = new Network(site, `198.51.100.${visitors % 255}`);
    await network.open();
    await driver.resize({ width: 1280, height: 800 });
    const visitor = new Visitor(driver, { network, site });
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) console.log(await visitor.lastSight());
    // A page that outlives its network would complain about it to the next visitor.
    await driver.goto('about:blank');
    await network.close();
  },
});
