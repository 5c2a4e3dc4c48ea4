import { calculate, calculatorAt, calculatorIn } from './calculators.ts';
import { formOf, leadForm, reach } from './lead-forms.ts';
import { lateAnswer, standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn, read } from './visitor.ts';

const conditional = ['slottermijn', 'mileage', 'usage'];

/** The conditional fields of each lease form; nothing chosen is one too. */
const pages: [path: string, shown: Record<string, string[]>][] = [
  [
    '/equipment/wegtransport/bedrijfswagen',
    { '': [], operational: ['mileage'], financial: ['slottermijn'], 'full-service': ['mileage'] },
  ],
  [
    '/equipment/wegtransport/vrachtwagen',
    { '': [], operational: ['mileage'], financial: ['slottermijn'], 'full-service': ['mileage'] },
  ],
  [
    '/equipment/it-hardware',
    {
      '': ['usage'],
      operational: ['usage'],
      financial: ['slottermijn', 'usage'],
      'full-service': ['usage'],
    },
  ],
  [
    '/equipment/bouwmachine/minigraver',
    { '': [], operational: [], financial: ['slottermijn'], 'full-service': [] },
  ],
];

for (const [path, shown] of pages) {
  test(`the calculator of ${path} asks for what belongs to it and answers`, async ({ page, site }) => {
    const calculator = calculatorAt(path);
    await arrive(page, site + path);
    const block = calculatorIn(page, calculator);
    for (const [leaseType, names] of Object.entries(shown)) {
      await block.locator('[name=leaseType]').selectOption(leaseType);
      for (const name of conditional) {
        await expect(block.locator(`[name=${name}]`), `${leaseType} ${name}`).toHaveCount(
          names.includes(name) ? 1 : 0,
        );
      }
    }
    const button = block.getByRole('button', { name: 'Bereken Lease' });
    await expect(button).toHaveAccessibleDescription('Vul aanschafwaarde en looptijd in');
    for (const [name, missing] of [
      ['price', 'aanschafwaarde'],
      ['leaseTerm', 'looptijd'],
    ] as const) {
      await fillIn(block, { price: '40.000', leaseTerm: '48', [name]: '' });
      await expect(button, name).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(`Vul ${missing} in`);
    }
    await expect(page.locator('output')).toBeEmpty();
    await calculate(page, calculator, {
      price: '40.000',
      leaseType: 'financial',
      leaseTerm: '48',
      downPayment: '4000',
      slottermijn: '8000',
    });
    await expect(page.locator('output')).toHaveText('€ 817 per maand excl. btw');
    await expect(block.getByRole('link', { name: 'Bel direct' })).toHaveAttribute('href', /^tel:\+?\d+$/);
  });
}

test('vans and hardware have choices of their own', async ({ page, site }) => {
  const texts = (name: string) => page.locator(`[name=${name}] option`).allTextContents();
  await arrive(page, `${site}/equipment/wegtransport/bedrijfswagen`);
  await page.locator('[name=leaseType]').selectOption('operational');
  expect((await texts('mileage')).slice(1)).toEqual(['15.000', '25.000', '35.000', '50.000+']);
  expect((await texts('leaseType')).slice(1)).toEqual([
    'Operational Lease',
    'Financial Lease',
    'Full Service Lease',
  ]);
  await page.goto(`${site}/equipment/it-hardware`);
  expect((await texts('usage')).slice(1)).toEqual([
    'Laptops & computers',
    'Servers & storage',
    'Netwerk & communicatie',
    'Overig',
  ]);
});

test('the quote dialog stays open when sending fails, and closes when it works', async ({ page, site }) => {
  const lead = leadForm('the quote of an equipment page');
  const leads = await standInForLeadFunction(page);
  leads.answerWith('none');
  await arrive(page, site + lead.path);
  await reach(page, lead);
  const form = formOf(page, lead);
  const dialog = page.getByRole('dialog');
  await fillIn(form, { ...lead.required, ...lead.optional });
  await form.getByRole('button', { name: lead.submit }).click();
  await expect(dialog.getByRole('alert')).toContainText('Fout bij verzenden');
  await expect(dialog).toBeVisible();
  expect(await read(form, ['firstName', 'message'])).toEqual({
    firstName: lead.required.firstName,
    message: lead.optional.message,
  });
  const [failed] = leads.keys();

  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await form.getByRole('button', { name: lead.submit }).click();
  await expect(form.getByRole('button', { name: 'Verzenden...', exact: true })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  give();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: lead.sent[0] })).toBeVisible();
  expect(leads.keys()).toEqual([failed]);
});

test('the indicative proposal expands to an e-mail field and collapses on Annuleren and when it is sent', async ({
  page,
  site,
}) => {
  const lead = leadForm('the indicative proposal of an equipment page');
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await arrive(page, site + lead.path);
  await reach(page, lead);
  const form = formOf(page, lead);
  const opener = page.getByRole('button', { name: 'Indicatief voorstel ontvangen' });
  await expect(form.locator('[name=email]')).toBeFocused();
  await form.getByRole('button', { name: 'Annuleren' }).click();
  await expect(form).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await form.locator('[name=email]').fill('anna@voorbeeld.example');
  await form.locator('[name=email]').press('Enter');
  await expect(form.getByRole('button', { name: 'Bezig...', exact: true })).toBeVisible();
  give();
  await expect(form).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(leads.bodies).toHaveLength(1);
});
