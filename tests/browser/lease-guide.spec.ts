import { expect, test } from './site.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the guide asks one question at a time, and a step back is the browser’s', async ({
      page,
      site,
    }) => {
      await page.goto(`${site}/leasevormen#keuzehulp`);
      const step = page.locator('[data-block=lease-guide] h3').filter({ visible: true });
      const first = await step.innerText();
      const answers = page.locator('[data-block=lease-guide] li a').filter({ visible: true });
      await answers.last().click();
      await expect(step).not.toHaveText(first);
      await page.goBack();
      await expect(step).toHaveText(first);
      await answers.first().focus();
      await page.keyboard.press('Enter');
      const guide = page.locator('[data-block=lease-guide]');
      await guide.getByRole('link', { name: 'Bekijk' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${site}/leasevormen#saleleaseback`);
    });
  });
}
