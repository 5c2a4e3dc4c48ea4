import type { Server } from 'node:http';
import { test as base, expect } from '@playwright/test';
import { listen } from '../../src/server/listen.ts';
import { createSiteServer } from '../../src/server/serve-site.ts';
import { type TestSiteName, testSiteFolder } from './test-sites.ts';

interface Sites {
  /** Address of the site as visitors get it. */
  site: string;
  /** Address of the same site with React's warnings switched on. */
  warningSite: string;
  /** Address of the site that shows every example of every block schema, with React's warnings switched on. */
  exampleSite: string;
}

interface Journey {
  /**
   * Everything the console and the page's errors said, a line of the console with the address that it is about; a
   * journey that expects silence asks for `[]`.
   */
  messages: string[];
}

/** Playwright's test with the built site served for it. */
export const test = base.extend<Journey, Sites>({
  site: [({}, use) => serve('production', use), { scope: 'worker' }],
  warningSite: [({}, use) => serve('development', use), { scope: 'worker' }],
  exampleSite: [({}, use) => serve('examples', use), { scope: 'worker' }],
  page: async ({ page, javaScriptEnabled }, use) => {
    // Chromium without windows puts the pointer into the corner of its first page, which is no sign of intent.
    if (javaScriptEnabled) await page.evaluate(twoFrames);
    await use(page);
    // Requests that are still pending when a test ends must not fail it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  messages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) =>
        messages.push(`${message.type()}: ${message.text()} ${message.location().url}`),
      );
      page.on('pageerror', (error) => messages.push(`pageerror: ${error.message}`));
      await use(messages);
    },
    { auto: true },
  ],
});

export { expect };

const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function serve(name: TestSiteName, use: (address: string) => Promise<void>): Promise<void> {
  const server: Server = createSiteServer({ folder: testSiteFolder(name), log: () => {} });
  const address = await listen(server, { port: 0 });
  await use(address.replace(/\/$/, ''));
  server.closeAllConnections();
  server.close();
}
