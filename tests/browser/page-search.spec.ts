import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const block = (page: Page) => page.locator('[data-block=page-search]');
const field = (page: Page) => page.getByRole('search').getByRole('searchbox');
const status = (page: Page) => block(page).getByRole('status');

test('a visitor finds a page by another name and a typing error, and a step back brings the question again', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/equipment`);
  await field(page).fill('heftruk');
  await expect(status(page)).toHaveText('1 pagina gevonden voor “heftruk”:');
  await block(page).getByRole('link', { name: 'Intern transport' }).first().click();
  await expect(page).toHaveURL(`${site}/equipment/intern-transport`);
  await page.goBack();
  await expect(field(page)).toHaveValue('heftruk');
  await expect(status(page)).toContainText('1 pagina');
});

test('by keyboard the first hit follows the field and its button', async ({ page, site }) => {
  await page.goto(`${site}/equipment`);
  await field(page).focus();
  await page.keyboard.type('shovel');
  await expect(status(page)).toContainText('gevonden');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/equipment#zoek=shovel`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(block(page).getByRole('link', { name: 'Wiellader' }).first()).toBeFocused();
});

test('what is not found goes to the contact form as a question', async ({ page, site }) => {
  await page.goto(`${site}/equipment`);
  await field(page).fill('luchtballon & zeppelin');
  await expect(status(page)).toContainText('Niets gevonden voor “luchtballon & zeppelin”.');
  await block(page).getByRole('link', { name: 'Vraag het ons' }).click();
  await expect(page.locator('[name=message]')).toHaveValue(
    'Ik zocht op de site naar “luchtballon & zeppelin”. ',
  );
});

test('the list of pages is fetched for who begins to search', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site}/equipment`, { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/search.data.json');
  await field(page).focus();
  await expect.poll(() => asked).toContain('/search.data.json');
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
  await expect(block(page).getByRole('link').first()).toHaveAttribute(
    'href',
    '/equipment/wegtransport/bakwagen',
  );
});

test('an address that is like nothing leaves the visitor in peace', async ({ page, site }) => {
  await page.goto(`${site}/qqqqqq`);
  await expect(field(page)).toHaveValue('qqqqqq');
  await expect(status(page)).toHaveText('');
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
