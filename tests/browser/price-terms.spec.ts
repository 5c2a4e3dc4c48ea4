import { expect, test } from './site.ts';

test('each term of the price table opens its sum in the calculator of the page, by pointer and by keyboard', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/equipment/wegtransport/bakwagen`);
  const row = (months: number) =>
    page.locator('[data-block=price-terms] tr', { hasText: `${months} maanden` });
  const amountOf = async (months: number) => (await row(months).locator('td').first().innerText()).trim();
  const output = page.locator('[data-block=equipment-calculator] output');

  await row(36).getByRole('link').click();
  await expect(output).toContainText(await amountOf(36));
  await expect(output).toBeInViewport();

  await row(60).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(output).toContainText(await amountOf(60));
  await expect(page.locator('[name=leaseTerm]')).toHaveValue('60');
});
