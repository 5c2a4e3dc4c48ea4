import { backendClient } from './backend-client.ts';
import { calculate, calculatorAt, calculatorIn, generalCalculator } from './calculators.ts';
import { formOf, leadForm, reach } from './lead-forms.ts';
import { standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, type Entries, fillIn, follow, read } from './visitor.ts';

const contact = leadForm('the message of the contact page');
const quote = leadForm('the quote of the general calculator');

test('the client of the backend is fetched on the first touch of a form, not before', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, script] = /\/assets\/(.+\.js)$/.exec(request.url()) ?? [];
    if (script) scripts.push(script);
  });
  for (const path of ['/', '/privacy', '/over-ons', '/leasevormen']) {
    await page.goto(site + path);
    expect(scripts, path).toEqual([]);
  }
  const client = backendClient();
  await arrive(page, site + contact.path);
  await follow(page, '/calculator');
  await calculate(page, generalCalculator, quote.after?.entries ?? {});
  await page.goBack();
  await page.locator('[name=firstName]').waitFor();
  expect(scripts).not.toContain(client);
  await page.locator('[name=firstName]').focus();
  await expect.poll(() => scripts).toContain(client);
});

test('what is typed survives a reload and a step to another page', async ({ page, site }) => {
  const { calculator, entries } = quote.after ?? { calculator: generalCalculator, entries: {} };
  const typed: Entries = { ...contact.required, ...contact.optional };
  await arrive(page, site + contact.path);
  await fillIn(formOf(page, contact), typed);
  await page.reload();
  await page.locator('header').first().hover();
  const seen = (): Promise<Entries> => read(formOf(page, contact), Object.keys(typed));
  await expect.poll(seen).toEqual(typed);

  await follow(page, '/calculator');
  await reach(page, quote);
  await fillIn(formOf(page, quote), quote.required);
  await follow(page, '/contact');
  expect(await seen()).toEqual(typed);

  await page.goto(site + quote.path);
  const block = calculatorIn(page, calculator);
  await block.getByRole('button', { name: calculator.button }).click();
  await expect(page.locator('output')).toContainText('817');
  const amounts = await read(block, Object.keys(entries));
  expect(amounts).toEqual({ ...entries, downPayment: '4.000', slottermijn: '8.000' });
  await block.getByRole('button', { name: 'Vraag offerte aan' }).click();
  expect(await read(formOf(page, quote), Object.keys(quote.required))).toEqual(quote.required);
});

test('emoji and letters of all kinds arrive as they were typed', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  await arrive(page, site + contact.path);
  const entries = {
    ...contact.required,
    firstName: 'Zoë 🐇',
    lastName: 'Çelik-O’Brien',
    message: '日本 🚜\n<b>&amp;',
  };
  await fillIn(formOf(page, contact), entries);
  await formOf(page, contact).getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: contact.sent[0] })).toBeVisible();
  expect(leads.bodies).toMatchObject([contact.body(entries)]);
});

test('equipment pages share a contact draft but not their calculations', async ({ page, site }) => {
  const lead = leadForm('the quote of an equipment page');
  await arrive(page, site + lead.path);
  await reach(page, lead);
  await fillIn(formOf(page, lead), lead.required);
  const digger = calculatorAt('/equipment/bouwmachine/minigraver');
  await page.goto(site + digger.path);
  await expect(page.locator('[name=price]')).toHaveValue('');
  await calculate(page, digger, { price: '40000', leaseTerm: '48' });
  await page.getByRole('button', { name: 'Vraag offerte aan' }).click();
  const form = page.getByRole('dialog', { name: 'Offerte aanvragen: Minigraver' }).locator('form');
  expect(await read(form, Object.keys(lead.required))).toEqual(lead.required);
});
