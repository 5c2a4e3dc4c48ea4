import type { Page } from '@playwright/test';
import { pageSays } from '../routes.ts';
import { expect, test } from './site.ts';
import { arrive, follow } from './visitor.ts';

/** Where the visitor is when following a link to that very page. */
const places = {
  'on the page that the document came with': (page: Page, address: string) => arrive(page, address),
  'on a later page': async (page: Page, address: string) => {
    const { origin, pathname } = new URL(address);
    await arrive(page, `${origin}/calculator`);
    await follow(page, pathname);
  },
};

for (const [place, go] of Object.entries(places)) {
  test.describe(`a link to the present page, ${place},`, () => {
    test('leads to its top and adds no entry to the history', async ({ page, site }) => {
      await page.goto(`${site}/privacy`);
      await go(page, `${site}/contact`);
      const entries = await page.evaluate(() => history.length);
      await scrollFarDown(page);
      await click(page, '/contact');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await expect(page).toHaveURL(`${site}/contact`);
    });

    test('without its anchor leads to its top, and Back to the anchor', async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await go(page, `${site}/contact`);
      await page.evaluate(() => {
        location.hash = 'vragen';
      });
      await expect(page.locator('#vragen')).toBeInViewport();
      const place = await page.evaluate(() => scrollY);
      await click(page, '/contact');
      await expect(page).toHaveURL(`${site}/contact`);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(`${site}/contact#vragen`);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });
  });

  test(`after a double click on a link one step back leads to the page before, ${place}`, async ({
    page,
    site,
  }) => {
    await go(page, `${site}/leasevormen`);
    await page.locator('header a[href="/contact"]').first().dblclick();
    await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
    await page.goBack();
    await expect(page).toHaveURL(`${site}/leasevormen`);
    await expect(page.locator('h1')).toHaveText(pageSays('/leasevormen').heading);
  });
}

test('a link back to an anchor of the first page leads there, before the next page has come', async ({
  page,
  site,
}) => {
  await arrive(page, `${site}/contact`);
  await page.route('**/privacy.json', () => {});
  await click(page, '/privacy');
  await expect(page).toHaveURL(`${site}/privacy`);
  await page.evaluate(() => {
    document.querySelector('footer a[href="/contact"]')?.setAttribute('href', '/contact#vragen');
  });
  await click(page, '/contact#vragen');
  await expect(page).toHaveURL(`${site}/contact#vragen`);
  await expect(page.locator('#vragen')).toBeInViewport();
});

/** By a link, as a later page. */
async function reachPrivacy(page: Page, site: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, `${site}/contact`);
  await click(page, '/privacy');
  await expect(page.locator('h1')).toHaveText(pageSays('/privacy').heading);
}

test('one step back from an anchor leads to the top of a later page that was never scrolled', async ({
  page,
  site,
}) => {
  await reachPrivacy(page, site);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#rechten"]')?.click());
  await expect(page.locator('#rechten')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/privacy`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('after a reload of a later page, one step back within it leads to its own place', async ({
  page,
  site,
}) => {
  await reachPrivacy(page, site);
  const jumpFrom = async (top: number): Promise<void> => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#rechten"]')?.click());
    await expect(page.locator('#rechten')).toBeInViewport();
  };
  await jumpFrom(300);
  await page.reload();
  await page.mouse.move(600, 30);
  await page.locator('html[data-hydrated]').waitFor();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/privacy`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#wie"]')?.click());
  await expect(page).toHaveURL(`${site}/privacy#wie`);
  await jumpFrom(700);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('each entry of the first page is returned to at its own place', async ({ page, site }) => {
  await arrive(page, `${site}/contact#vragen`);
  const place = await scrollFarDown(page);
  await click(page, '/contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await click(page, '/privacy');
  await expect(page.locator('h1')).toHaveText(pageSays('/privacy').heading);
  for (const top of [300, place]) {
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
  }
});

test('right after a reload, one step back within the page leads to its own place', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, `${site}/leasevormen`);
  await page.locator('a[href="#keuzehulp-eigendom"]').first().click();
  const step = page.locator('#keuzehulp-eigendom');
  await page.waitForFunction(() => scrollY > 100);
  const place = await page.evaluate(() => scrollY);
  await page.locator('a[href="#keuzehulp-financial"]').first().click();
  await scrollFarDown(page);
  await page.reload();
  await page.mouse.move(600, 30);
  await page.locator('html[data-hydrated]').waitFor();
  await page.goBack();
  await expect(step).toBeVisible();
  // The guide is of another height then: the place after the reload is kept for a while when the page grows.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

/** Follows a link where the page is scrolled now: a click by locator would first scroll to the link. */
async function click(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), href);
}

/** Scrolls to the end of the page and gives its place there, in pixels. */
async function scrollFarDown(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // Waits a frame: no visitor continues in the frame in which the page scrolls.
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(Math.round(scrollY)))),
  );
}
