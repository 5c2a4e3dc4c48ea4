import type { Page } from '@playwright/test';
import { formOf, leadForm } from './lead-forms.ts';
import { standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { tabTo } from './visitor.ts';

test.describe('with the keyboard alone', () => {
  async function choose(page: Page, name: string, option: number): Promise<void> {
    await tabTo(page, page.locator(`[data-live] [name=${name}]`));
    for (let step = 0; step < option; step += 1) await page.keyboard.press('ArrowDown');
  }

  async function type(page: Page, name: string, text: string): Promise<void> {
    await tabTo(page, page.locator(`[data-live] [name=${name}]`));
    await page.keyboard.insertText(text);
  }

  for (const [lead, price] of [
    [leadForm('the quote of the general calculator'), 'vehiclePrice'],
    [leadForm('the quote of an equipment page'), 'price'],
  ] as const) {
    test(`a visitor goes from the price to ${lead.name}`, async ({ page, site }) => {
      const leads = await standInForLeadFunction(page);
      await page.goto(site + lead.path);
      const block = page.locator(`[data-block=${lead.block}]`);
      await tabTo(page, page.getByRole('link', { name: 'Naar de inhoud' }));
      await page.keyboard.press('Enter');
      await type(page, price, '40000');
      await choose(page, 'leaseType', lead.block === 'lease-calculator' ? 1 : 2);
      await choose(page, 'leaseTerm', 3);
      await type(page, 'downPayment', '4000');
      await type(page, 'slottermijn', '8000');
      await tabTo(page, block.locator('button[type=submit]'));
      await page.keyboard.press('Space');
      await expect(page.locator('output')).toHaveText('€ 817 per maand excl. btw');

      const opener = block.getByRole('button', { name: 'Vraag offerte aan' });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      for (const [name, text] of Object.entries(lead.required)) await type(page, name, text);
      await tabTo(page, formOf(page, lead).getByRole('button', { name: lead.submit }));
      await page.keyboard.press('Enter');
      const notice = page.getByRole('status').filter({ hasText: lead.sent[0] });
      await expect(notice).toBeVisible();
      await expect(opener).toBeFocused();
      expect(leads.bodies).toHaveLength(1);
    });
  }
});
