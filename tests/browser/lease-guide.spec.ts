import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('without script too the guide asks one question at a time, and a step back is the browser’s', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/leasevormen#keuzehulp`);
  const guide = page.locator('[data-block=lease-guide]');
  const step = guide.locator('h3').filter({ visible: true });
  const first = await step.innerText();
  const answers = guide.locator('li a').filter({ visible: true });
  await answers.last().click();
  await expect(step).not.toHaveText(first);
  await expect(page.locator(':focus')).toHaveAccessibleName(await step.innerText());
  await page.goBack();
  await expect(step).toHaveText(first);
  await answers.first().focus();
  await page.keyboard.press('Enter');
  await guide.getByRole('link', { name: 'Bekijk' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${site}/leasevormen#saleleaseback`);
});
