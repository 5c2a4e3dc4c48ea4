import { translate } from './changed-documents.ts';
import { expect, test } from './site.ts';

const aside = '[data-block=contact-form] aside';

test('beside a form stands whether somebody answers now, as soon as the visitor comes near', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime('2026-11-23T10:00:00Z');
  await page.goto(`${site}/contact`);
  await page.locator('[name=firstName]').focus();
  await expect(page.getByText('Nu bereikbaar tot 18:00')).toBeVisible();
  await expect(page.locator(aside)).toContainText('Zondag');
});

test('on a holiday it says when the telephone is answered again, also in a document that the browser translated', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime('2026-12-25T10:00:00Z');
  await page.goto(`${site}/verzekeringen`);
  await page.evaluate(translate);
  await page.locator('[name=firstName]').focus();
  await expect(page.getByText('Nu gesloten; maandag bereikbaar vanaf 08:00')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours themselves stand there', async ({ page, site }) => {
    await page.goto(`${site}/contact`);
    await expect(page.locator(aside)).toContainText('08:00-18:00');
    await expect(page.getByText(/Nu (?:bereikbaar|gesloten)/)).toHaveCount(0);
  });
});
