import type { Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';
import { expect, test } from './site.ts';
import { toldTexts } from './told-texts.ts';

const block = (page: Page) => page.locator('[data-block=page-search]');
const field = (page: Page) => page.getByRole('search').getByRole('searchbox');
const status = (page: Page) => block(page).getByRole('status');

test('the list of pages is fetched for who begins to search', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site}/equipment`, { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/search.data.json');
  await field(page).focus();
  await expect.poll(() => asked).toContain('/search.data.json');
});

test('what is found is told once the visitor rests, not at each letter', async ({ page, site }) => {
  await page.goto(`${site}/equipment`);
  await hydrate(page);
  const told = await toldTexts(status(page));
  await field(page).pressSequentially('qminigraver', { delay: 50 });
  await expect(status(page)).toContainText('“qminigraver”');
  expect(told).toEqual([await status(page).textContent()]);
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

for (const [address, words, suggested] of [
  ['/equipment/wegtransport/bakwgen', 'bakwgen', '/equipment/wegtransport/bakwagen'],
  ['/mobiele%20graafmachine', 'mobiele graafmachine', '/equipment/bouwmachine/mobiele-graafmachine'],
  ['/k%C3%B6ffie', 'köffie', '/equipment/koffiemachines'],
] as const) {
  test(`the address ${address}, which does not exist, suggests the nearest page by itself`, async ({
    page,
    site,
  }) => {
    await page.goto(site + address);
    await expect(field(page)).toHaveValue(words);
    await expect(block(page).getByRole('link').first()).toHaveAttribute('href', suggested);
  });
}

test('an address that is like nothing leaves the visitor in peace', async ({ page, site }) => {
  for (const [address, words] of [
    ['qqqqqq', 'qqqqqq'],
    // Words of an answer.
    ['bestaat-niet', 'bestaat niet'],
  ] as const) {
    const list = page.waitForResponse('**/search.data.json');
    await page.goto(`${site}/${address}`);
    await expect(field(page)).toHaveValue(words);
    await (await list).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(block(page).getByRole('listitem').filter({ visible: true })).toHaveCount(0);
    await expect(status(page)).toHaveText('');
  }
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
