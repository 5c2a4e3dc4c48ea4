import { calculate, calculatorAt, calculatorIn, exampleFor } from './calculators.ts';
import { formOf, leadForm, reach } from './lead-forms.ts';
import { standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn, follow, holdScripts } from './visitor.ts';

const lead = leadForm('the quote of an equipment page');
const result = 'Jouw indicatieve maandbedrag';

test('Back closes the quote dialog and keeps the page, its result and its place', async ({ page, site }) => {
  await arrive(page, `${site}/contact`);
  await follow(page, '/calculator');
  // Nor does the anchor of an address take it away.
  await page.goto(`${site}${lead.path}#inhoud`);
  await reach(page, lead);
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('button', { name: 'Vraag offerte aan' });
  for (let times = 0; times < 2; times += 1) {
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${site}${lead.path}#inhoud`);
    await expect(page.getByText(result)).toBeVisible();
    await expect(opener).toBeFocused();
    await expect(opener).toBeInViewport();
    await opener.click();
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/calculator`);
});

for (const close of ['Escape', 'Annuleren', 'sending'] as const) {
  test(`after ${close} one step back leads to the page before`, async ({ page, site }) => {
    await standInForLeadFunction(page);
    await arrive(page, `${site}/equipment`);
    await page.locator(`main a[href="${lead.path}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(site + lead.path);
    await reach(page, lead);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'Annuleren') await page.getByRole('button', { name: 'Annuleren' }).click();
    else {
      await fillIn(formOf(page, lead), lead.required);
      await formOf(page, lead).getByRole('button', { name: lead.submit }).click();
      await page.getByRole('status').filter({ hasText: lead.sent[0] }).waitFor();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(result)).toBeVisible();
    // No visitor goes back in the moment in which the dialog removes its history entry.
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(`${site}/equipment`);
    await page.goForward();
    await expect(page).toHaveURL(site + lead.path);
  });
}

test('the privacy text opens apart from a result, which stays', async ({ page, site }) => {
  await arrive(page, site + lead.path);
  await reach(page, lead);
  const [privacy] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('dialog')
      .getByRole('link', { name: /nieuw tabblad/ })
      .click(),
  ]);
  await expect(privacy).toHaveURL(`${site}/privacy`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(result)).toBeVisible();
});

test('what is typed into a field replaces the draft that is restored there', async ({ page, site }) => {
  const calculator = calculatorAt(lead.path);
  await arrive(page, site + lead.path);
  await calculate(page, calculator, exampleFor(calculator));
  const release = await holdScripts(page);
  await page.reload();
  const price = calculatorIn(page, calculator).locator('[name=price]');
  await price.click();
  release();
  await expect(price).not.toHaveValue('');
  await page.keyboard.type('55000');
  await expect(price).toHaveValue('55000');
});
