import type { Server } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { listen } from '../../src/server/listen.ts';
import { createSiteServer } from '../../src/server/serve-site.ts';
import { wake } from './awake.ts';
import { buildContractSite, contractFolder, contractRoutes } from './contract-site.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';

/** All these tests share one site, and one browser page serves each kind of question. */
test.describe.configure({ mode: 'default' });

let server: Server;
let site: string;

test.beforeAll(async () => {
  await buildContractSite();
  server = createSiteServer({ folder: contractFolder, log: () => {} });
  site = (await listen(server, 0)).replace(/\/$/, '');
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const isComplaint = (message: string): boolean =>
  !/React DevTools/.test(message) && !/Failed to load resource.*404/.test(message);

test('blocks at the limits of their schemas wake without a word in the console', async ({
  page,
  messages,
}) => {
  for (const route of contractRoutes) {
    await page.goto(site + route);
    const before = await page.locator('main').textContent();
    await wake(page);
    expect(await page.locator('main').textContent(), route).toBe(before);
    expect(messages.filter(isComplaint), route).toEqual([]);
  }
});

test('they do so too when the browser makes the whole page itself', async ({ page, messages }) => {
  for (const route of contractRoutes) {
    await page.goto(site);
    await wake(page);
    await page.locator(`main a[href="${route}"]`).first().click();
    await page.locator('[data-block="type-cards"]').waitFor();
    expect(messages.filter(isComplaint), route).toEqual([]);
  }
});

for (const width of [320, 1280]) {
  test(`nothing sticks out of its place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of contractRoutes) {
      await page.goto(site + route);
      expect(await page.evaluate(sticksOut), route).toEqual([]);
    }
  });
}

test('everyone can use them', async ({ page }) => {
  for (const route of contractRoutes.slice(0, 3)) {
    await page.goto(site + route);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ html }) => html),
    }));
    expect(found, route).toEqual([]);
  }
});
