import type { Server } from 'node:http';
import { listen } from '../../src/server/listen.ts';
import { createSiteServer } from '../../src/server/serve-site.ts';
import { runAxe } from './axe.ts';
import { complaints } from './complaints.ts';
import { buildContractSite, contractRoutes } from './contract-site.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { testSiteFolder } from './test-sites.ts';

/** All these tests share one site, and one browser page serves each kind of question. */
test.describe.configure({ mode: 'default' });

let server: Server;
let site: string;

test.beforeAll(async () => {
  await buildContractSite();
  server = createSiteServer({ folder: testSiteFolder('contract'), log: () => {} });
  site = (await listen(server, { port: 0 })).replace(/\/$/, '');
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A generated picture has an address and no file, and this site has no public files. */
const missing = /^\/(images\/.*|favicon)\.svg$/;

test('blocks at the limits of their schemas keep their place and hydrate without a word', async ({
  page,
  messages,
}) => {
  // What a search finds for the address comes after hydration, or just before somebody looks.
  await page.route('**/search.data.json', (route) => route.fulfill({ json: [] }));
  for (const route of contractRoutes) {
    await page.goto(site + route);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page), `${route} at ${width} px`).toEqual([]);
    }
    const before = await page.locator('main').textContent();
    await hydrate(page);
    expect(await page.locator('main').textContent(), route).toBe(before);
    expect(complaints(messages, missing), route).toEqual([]);
  }
});

test('the browser makes the same pages itself without a word', async ({ page, messages }) => {
  for (const route of contractRoutes) {
    await page.goto(site);
    await hydrate(page);
    await page.locator(`main a[href="${route}"]`).first().click();
    await page.locator('[data-block="type-cards"]').waitFor();
    expect(complaints(messages, missing), route).toEqual([]);
  }
});

test('everyone can use them', async ({ page }) => {
  for (const route of contractRoutes.slice(0, 2)) {
    await page.goto(site + route);
    // Colours do not depend on what is written; judging them takes most of the time.
    const found = await runAxe(page, { rules: { 'color-contrast': { enabled: false } } });
    expect(found, route).toEqual([]);
  }
});
