import type { Page } from '@playwright/test';
import { pageSays } from '../routes.ts';
import { expect, test } from './site.ts';
import { arrive, follow, hurryLongWaits } from './visitor.ts';

/** Where the visitor is when following a link that only the host can answer. */
const places = {
  'from the page that the document came with': (page: Page, site: string) => arrive(page, `${site}/contact`),
  'from a later page': async (page: Page, site: string) => {
    await arrive(page, `${site}/calculator`);
    await follow(page, '/contact');
  },
};

/** The data of a page, after a deployment that changed the code too. */
const deployments: Record<string, (data: PageData) => PageData> = {
  'a block': (data) => ({ ...data, blocks: [...data.blocks, { type: 'brand-new' }] }),
  'a field of a block': ({ blocks, ...data }) => ({
    ...data,
    app: '/assets/show-site-of-tomorrow.js',
    blocks: blocks.map(({ title, ...block }) => ({ ...block, heading: title })),
  }),
};

interface PageData {
  app: string;
  blocks: Record<string, unknown>[];
}

for (const [place, go] of Object.entries(places)) {
  test.describe(place, () => {
    for (const anchor of ['', '#vervolg']) {
      test(`a link to a page that ended${anchor} leads where the host sends its visitors`, async ({
        page,
        site,
      }) => {
        await end(page, '/klachten');
        await go(page, site);
        await clickFarDown(page, '/klachten', `/klachten${anchor}`);
        await expect(page).toHaveURL(`${site}/voorwaarden${anchor}`);
        await expect(page.locator('h1')).toHaveText(pageSays('/voorwaarden').heading);
        await page.goBack();
        await expect(page).toHaveURL(`${site}/contact`);
        await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
      });
    }

    test('a link to a page that is not there shows the not-found page of the host, and Back the page before', async ({
      page,
      site,
    }) => {
      await go(page, site);
      const answer = page.waitForResponse(`${site}/bestaat-niet`);
      const place = await clickFarDown(page, '/klachten', '/bestaat-niet');
      expect((await answer).status()).toBe(404);
      await expect(page).toHaveURL(`${site}/bestaat-niet`);
      await expect(page.locator('h1')).toHaveText('Oops! Page not found');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await page.goForward();
      await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    });

    for (const [change, deployed] of Object.entries(deployments)) {
      test(`a page with ${change} that came with a deployment is shown whole, from its document`, async ({
        page,
        site,
      }) => {
        await page.route('**/leasevormen.json', async (route) => {
          await route.fulfill({ json: deployed(await (await route.fetch()).json()) });
        });
        // The pointer that loads the app may be over this very link, and its data is then fetched at once.
        const data = page.waitForResponse(`${site}/leasevormen.json`);
        await go(page, site);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.locator('header a[href="/leasevormen"]').first().hover();
        await (await data).finished();
        await clickFarDown(page, '/leasevormen#operational', '/leasevormen');
        await expect(page).toHaveURL(`${site}/leasevormen`);
        await expect(page.locator('h1')).toHaveText(pageSays('/leasevormen').heading);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
        await expect(page.locator('[data-block=brand-new]')).toHaveCount(0);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    }

    test('a link to a page whose data keeps the visitor waiting leads there by its document', async ({
      page,
      site,
    }) => {
      await hurryLongWaits(page);
      await page.route('**/leasevormen.json', () => {});
      await go(page, site);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await clickFarDown(page, '/leasevormen#operational', '/leasevormen');
      await expect(page.locator('h1')).toHaveText(pageSays('/leasevormen').heading);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
    });

    test('a visitor who chooses another page meanwhile gets that one, in the same document', async ({
      page,
      site,
    }) => {
      await page.route('**/bestaat-niet.json', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await go(page, site);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const late = page.waitForResponse('**/bestaat-niet.json');
      await clickFarDown(page, '/klachten', '/bestaat-niet');
      await clickFarDown(page, '/privacy');
      await expect(page.locator('h1')).toHaveText(pageSays('/privacy').heading);
      await late;
      await expect(page).toHaveURL(`${site}/privacy`);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  });
}

test('pointing at a link to a page that is not there leaves the visitor where they are', async ({
  page,
  site,
}) => {
  await arrive(page, `${site}/contact`);
  const data = page.waitForResponse('**/bestaat-niet.json');
  await page.evaluate(() => {
    document.querySelector('footer a[href="/klachten"]')?.setAttribute('href', '/bestaat-niet');
  });
  await page.locator('footer a[href="/bestaat-niet"]').hover();
  await (await data).finished();
  await expect(page).toHaveURL(`${site}/contact`);
  await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
});

/** Ends a page, as a build after its last day does: no data, and its address leads elsewhere for now. */
async function end(page: Page, path: string): Promise<void> {
  await page.route(`**${path}.json`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 302, headers: { location: '/voorwaarden' } }),
  );
}

/** At the end of the page follows a link of the footer, to another address if asked; gives the place in pixels. */
function clickFarDown(page: Page, link: string, href = link): Promise<number> {
  return page.evaluate(
    async (to) => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      // Waits a frame: no visitor continues in the frame in which the page scrolls.
      await new Promise(requestAnimationFrame);
      const anchor = document.querySelector<HTMLAnchorElement>(`footer a[href="${to.link}"]`);
      anchor?.setAttribute('href', to.href);
      anchor?.click();
      return Math.round(scrollY);
    },
    { link, href },
  );
}
