import type { Page } from '@playwright/test';
import { announcedTexts } from './announced-texts.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './site.ts';
import { holdScripts } from './visitor.ts';

const block = (page: Page) => page.locator('[data-block=page-search]');
const field = (page: Page) => page.getByRole('search').getByRole('searchbox');
const status = (page: Page) => block(page).getByRole('status');

test('the list of pages is fetched when a visitor begins to search', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site}/equipment`, { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/search.data.json');
  await field(page).focus();
  await expect.poll(() => asked).toContain('/search.data.json');
});

test('what is found is announced once the visitor rests, not at each letter', async ({ page, site }) => {
  await page.goto(`${site}/equipment`);
  await hydrate(page);
  const announced = await announcedTexts(status(page));
  await field(page).pressSequentially('qminigraver', { delay: 50 });
  await expect(status(page)).toContainText('“qminigraver”');
  expect(announced).toEqual([await status(page).textContent()]);
});

test('an address with a question brings what is found into view, and keeps the place of who reads on', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/equipment#zoek=minigraver`);
  const hit = block(page).getByRole('link', { name: 'Minigraver', exact: true }).first();
  await expect(hit).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });

  await page.goto('about:blank');
  const show = await holdScripts(page);
  await page.goto(`${site}/equipment#zoek=minigraver`);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.wheel(0, 300);
  await expect.poll(place).toBe(300);
  show();
  await expect(hit).toBeVisible();
  expect(await place()).toBe(300);
});

test('without the list the visitor reads what is wrong, and the next letter tries again', async ({
  page,
  site,
}) => {
  await page.route('**/search.data.json', (route) => route.abort());
  await page.goto(`${site}/equipment`);
  await field(page).fill('shovel');
  await expect(status(page)).toHaveText('Zoeken lukt nu niet. Kijk of je verbinding hebt.');
  await page.unroute('**/search.data.json');
  await field(page).press('s');
  await expect(status(page)).toContainText('gevonden');
});

test('an address that does not exist suggests the nearest page by itself', async ({ page, site }) => {
  await page.goto(`${site}/equipment/wegtransport/bakwgen`);
  await expect(field(page)).toHaveValue('bakwgen');
  await expect(block(page).getByRole('link').first()).toHaveAttribute(
    'href',
    '/equipment/wegtransport/bakwagen',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the list of all pages', async ({ page, site }) => {
    await page.goto(`${site}/nergens`);
    await field(page).fill('heftruck');
    await page.getByRole('button', { name: 'Zoek' }).click();
    await expect(page).toHaveURL(`${site}/equipment?zoek=heftruck`);
    await block(page).locator('summary').click();
    await expect(block(page).getByRole('link', { name: 'Intern transport' })).toBeVisible();
  });
});
