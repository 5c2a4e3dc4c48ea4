import type { Locator, Page } from '@playwright/test';
import { pageSays } from '../routes.ts';
import { calculate, generalCalculator as calculator, calculatorIn, exampleFor } from './calculators.ts';
import { formOf, leadForm } from './lead-forms.ts';
import { lateAnswer, standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, type Entries, fillIn } from './visitor.ts';

const entries = exampleFor(calculator);

const facts = [
  ['Aanschafwaarde', '€ 40.000'],
  ['Leasevorm', 'Financial Lease'],
  ['Looptijd', '48 maanden'],
  ['Aanbetaling', '€ 4.000'],
  ['Slottermijn', '€ 8.000'],
].flat();

test('the reference sums come out to the euro', async ({ page, site }) => {
  const rows: [price: string, down: string, final: string, months: string, monthly: string][] = [
    ['40000', '', '', '24', '1.883'],
    ['€ 40.000,-', '0', '', '48', '1.053'],
    ['40 000', '', '0', '60', '890'],
    ['40k', '4000', '', '48', '948'],
    ['40.000,00', '4.000', '8000', '48', '817'],
    ['120.000', '12.000', '24.000', '72', '1.882'],
    ['135000', '27000', '20000', '60', '2.158'],
    ['40000', '4000', '15500', '48', '695'],
  ];
  await arrive(page, site + calculator.path);
  for (const [vehiclePrice, downPayment, slottermijn, leaseTerm, monthly] of rows) {
    const input = { vehiclePrice, leaseType: 'financial', leaseTerm, downPayment, slottermijn };
    await calculate(page, calculator, input);
    await expect(page.locator('output'), `${vehiclePrice} ${leaseTerm}`).toHaveText(
      `€ ${monthly} per maand excl. btw`,
    );
  }
});

const costs = [
  ['Te financieren', '€ 36.000'],
  ['Totaal van de termijnen', '€ 39.216'],
  ['Slottermijn', '€ 8.000'],
  ['Aanbetaling', '€ 4.000'],
  ['In totaal', '€ 51.216'],
  ['Rente in totaal', '€ 11.216'],
].flat();

test('the button waits for price, lease form and term, and says so', async ({ page, site }) => {
  await page.goto(site + calculator.path);
  const button = page.getByRole('button', { name: calculator.button });
  const reason = page.getByText(/^Vul .+ in$/);
  await expect(reason).toHaveText('Vul aanschafwaarde, leasevorm en looptijd in');
  const required = { vehiclePrice: '40000', leaseType: 'saleleaseback', leaseTerm: '36' };
  for (const [name, missing] of [
    ['vehiclePrice', 'aanschafwaarde'],
    ['leaseType', 'leasevorm'],
    ['leaseTerm', 'looptijd'],
  ] as const) {
    await fillIn(calculatorIn(page, calculator), { ...required, [name]: '' });
    await expect(button, name).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(`Vul ${missing} in`);
    await expect(reason).toBeVisible();
    // Enter in a field sends a form whose button can be pressed, and no other.
    await page.locator('[name=vehiclePrice]').press('Enter');
    await expect(page.locator('output')).toBeEmpty();
  }
  await fillIn(calculatorIn(page, calculator), required);
  await expect(button).toBeEnabled();
  await expect(reason).toHaveCount(0);
  await page.locator('[name=vehiclePrice]').press('Enter');
  await expect(page.locator('output')).toHaveText('€ 1.329 per maand excl. btw');
});

test('each lease form asks for what belongs to it', async ({ page, site }) => {
  const rows: [leaseType: string, slottermijn: number, mileage: number][] = [
    ['financial', 1, 0],
    ['operational', 0, 1],
    ['fullservice', 0, 1],
    ['saleleaseback', 0, 0],
    ['', 0, 0],
  ];
  await arrive(page, site + calculator.path);
  for (const [leaseType, slottermijn, mileage] of rows) {
    await page.locator('[name=leaseType]').selectOption(leaseType);
    await expect(page.locator('[name=slottermijn]'), leaseType).toHaveCount(slottermijn);
    await expect(page.locator('[name=mileage]'), leaseType).toHaveCount(mileage);
  }
  await page.locator('[name=leaseType]').selectOption('operational');
  const options = (name: string) =>
    page
      .locator(`[name=${name}] option`)
      .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
  expect(await options('mileage')).toEqual(['', '10000', '15000', '20000', '25000', '30000']);
  expect(await options('leaseTerm')).toEqual(['', '24', '36', '48', '60', '72']);
  await expect(page.locator('[name=leaseType] option')).toHaveText([
    'Kies een leasevorm',
    'Financial Lease',
    'Operational Lease',
    'Full Service Lease',
    'Sale & Leaseback',
  ]);
});

test('the result says what it was calculated from and what can be done with it', async ({ page, site }) => {
  await arrive(page, site + calculator.path);
  const block = calculatorIn(page, calculator);
  await expect(block.getByRole('heading', { name: 'Jouw indicatieve maandbedrag' })).toHaveCount(0);
  await calculate(page, calculator, entries);
  await expect(block.getByRole('heading', { name: 'Jouw indicatieve maandbedrag' })).toBeVisible();
  await expect(block.locator('[data-part=input] :is(dt, dd)')).toHaveText(facts);
  await expect(block.locator('[data-part=costs] :is(dt, dd)')).toHaveText(costs);
  await expect(block.getByRole('link', { name: 'Bel direct' })).toHaveAttribute('href', /^tel:\+?\d+$/);

  // The final payment was typed for another lease form: it no longer counts.
  await calculate(page, calculator, { leaseType: 'operational', mileage: '15000' });
  await expect(page.locator('output')).toHaveText('€ 948 per maand excl. btw');
  await expect(block.locator('[data-part=costs] :is(dt, dd)')).toHaveText([
    'Totaal van de termijnen',
    '€ 45.504',
    'Aanbetaling',
    '€ 4.000',
    'In totaal',
    '€ 49.504',
  ]);
  await expect(block.locator('[data-part=input] dt')).toHaveText([
    'Aanschafwaarde',
    'Leasevorm',
    'Looptijd',
    'Aanbetaling',
    'Kilometers per jaar',
  ]);
  await expect(block.locator('[data-part=input] dd').last()).toHaveText('15.000');
});

test('quote and proposal take the place of the three buttons, one at a time; cancelling brings them back', async ({
  page,
  site,
}) => {
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, entries);
  const block = calculatorIn(page, calculator);
  const quote = block.getByRole('button', { name: 'Vraag offerte aan' });
  const proposal = block.getByRole('button', { name: 'Indicatief voorstel ontvangen' });
  const call = block.getByRole('link', { name: 'Bel direct' });
  const form = block.locator('form:has([name=email])');
  const rows = [
    [quote, 'Offerte aanvragen', 'firstName', 1],
    [proposal, 'Voorstel per e-mail', 'email', 0],
  ] as const;
  for (const [opener, title, first, vehicleTypes] of rows) {
    await opener.click();
    await expect(block.getByRole('region', { name: title }).locator('form')).toHaveCount(1);
    await expect(form.locator(`[name=${first}]`)).toBeFocused();
    await expect(form).toHaveCount(1);
    await expect(form.locator('[name=vehicleType]')).toHaveCount(vehicleTypes);
    for (const action of [quote, proposal, call]) await expect(action).toHaveCount(0);
    await form.getByRole('button', { name: 'Annuleren' }).click();
    await expect(opener).toBeFocused();
    for (const action of [quote, proposal, call]) await expect(action).toBeVisible();
    await expect(form).toHaveCount(0);
  }
});

test('impossible input gets a message at its field and no amount, quote or mail; the former amount goes', async ({
  page,
  site,
}) => {
  await arrive(page, site + calculator.path);
  const block = calculatorIn(page, calculator);
  const rows: [wrong: Entries, message: string][] = [
    [{ downPayment: '40.000' }, 'De aanbetaling moet lager zijn dan de aanschafwaarde.'],
    [{ slottermijn: '36.000' }, 'De slottermijn moet lager zijn dan het te financieren bedrag.'],
    [{ vehiclePrice: '999999999999' }, 'Vul een bedrag in van hooguit 100.000.000.'],
    [{ downPayment: 'de helft' }, 'Vul een bedrag in, bijvoorbeeld 40.000.'],
  ];
  for (const [wrong, message] of rows) {
    await calculate(page, calculator, entries);
    await expect(page.locator('output')).toHaveText('€ 817 per maand excl. btw');
    await calculate(page, calculator, wrong);
    const field = block.locator(`[name=${Object.keys(wrong)[0]}]`);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(page.locator('output')).toBeEmpty();
    await expect(block.getByRole('link', { name: 'Bel direct' })).toHaveCount(0);
    await expect(block.getByRole('button', { name: /offerte|voorstel/ })).toHaveCount(0);
  }
});

test('after a first result the amount follows the input, and is marked where it cannot', async ({
  page,
  site,
}) => {
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, entries);
  const block = calculatorIn(page, calculator);
  const stale = block.getByText('Je invoer is gewijzigd. Bereken opnieuw.', { exact: true });
  const quote = block.getByRole('button', { name: 'Vraag offerte aan' });
  for (const [input, monthly] of [
    [{ vehiclePrice: '60.000' }, '1.344'],
    [{ leaseTerm: '72' }, '1.018'],
  ] as const) {
    await fillIn(block, input);
    await expect(page.locator('output')).toHaveText(`€ ${monthly} per maand excl. btw`);
    await expect(stale).toHaveCount(0);
  }
  const wrongs: Entries[] = [{ downPayment: 'x' }, { vehiclePrice: '' }];
  for (const input of wrongs) {
    await fillIn(block, { ...entries, ...input });
    await expect(stale).toBeVisible();
    await expect(quote).toHaveCount(0);
    await fillIn(block, entries);
    await expect(stale).toHaveCount(0);
    await expect(quote).toBeVisible();
  }
});

test('an amount that is typed anew keeps the focus, whether a form stands open below it or was cancelled', async ({
  page,
  site,
}) => {
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, entries);
  const block = calculatorIn(page, calculator);
  const email = block.locator('[name=email]');
  const price = block.locator('[name=vehiclePrice]');
  const typeAnew = async (form: 'open' | 'cancelled'): Promise<void> => {
    await price.fill('');
    await expect(email.filter({ visible: true })).toHaveCount(0);
    await price.pressSequentially('45000', { delay: 50 });
    await expect(price).toBeFocused();
    await expect(price).toHaveValue('45000');
    await expect(email, form).toHaveCount(form === 'open' ? 1 : 0);
  };
  for (const opener of ['Vraag offerte aan', 'Indicatief voorstel ontvangen']) {
    await test.step(opener, async () => {
      await block.getByRole('button', { name: opener }).click();
      await email.fill('kees@voorbeeld.example');
      await typeAnew('open');
      await expect(email).toHaveValue('kees@voorbeeld.example');
      await block.getByRole('button', { name: 'Annuleren' }).click();
      await typeAnew('cancelled');
    });
  }
});

/** Calculates, and fills in the form for a proposal. */
async function openProposal(
  page: Page,
  site: string,
): Promise<Record<'block' | 'email' | 'opener', Locator>> {
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, { ...entries, downPayment: '', slottermijn: '' });
  const block = calculatorIn(page, calculator);
  const opener = block.getByRole('button', { name: 'Indicatief voorstel ontvangen' });
  await opener.click();
  const email = block.getByRole('textbox', { name: 'E-mailadres' });
  await email.fill('kees@voorbeeld.example');
  return { block, email, opener };
}

test('no proposal is asked for of an amount that there is none of, also where its form stood open', async ({
  page,
  site,
}) => {
  const { block, email, opener } = await openProposal(page, site);
  await fillIn(block, { vehiclePrice: '10' });
  await expect(block.getByText('Neem contact op voor kleine bedragen')).toBeVisible();
  await expect(block.locator('[data-part=terms]'), 'nothing to compare').toHaveCount(0);
  await expect(email).toHaveCount(0);
  await expect(opener).toHaveCount(0);
  await expect(block.getByRole('button', { name: 'Vraag offerte aan' })).toBeVisible();
  await fillIn(block, { vehiclePrice: '40.000' });
  await expect(email).toHaveValue('kees@voorbeeld.example');
});

test('no proposal is sent of an amount that is typed right before and has none', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  const { block, email } = await openProposal(page, site);
  const price = await block.locator('[name=vehiclePrice]').elementHandle();
  // At once: the amount follows what is typed after a pause.
  await email.evaluate((field: HTMLInputElement, typedIn) => {
    if (!(typedIn instanceof HTMLInputElement)) return;
    typedIn.focus();
    typedIn.select();
    document.execCommand('insertText', false, '10');
    field.form?.requestSubmit();
  }, price);
  await expect(block.getByText('Neem contact op voor kleine bedragen')).toBeVisible();
  await expect(block.getByRole('button', { name: 'Vraag offerte aan' })).toBeVisible();
  expect(leads.bodies).toEqual([]);
});

test('after a mistake was mended the focus stays at the button that calculates', async ({ page, site }) => {
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, entries);
  const block = calculatorIn(page, calculator);
  await block.getByRole('button', { name: 'Vraag offerte aan' }).click();
  await calculate(page, calculator, { downPayment: '50.000' });
  await expect(page.locator('output')).toBeEmpty();
  await calculate(page, calculator, entries);
  await expect(page.locator('output')).toContainText('€ 817');
  await expect(block.getByRole('button', { name: calculator.button })).toBeFocused();
});

test('what is sent is what stands in the fields, and a new result starts without the old notice', async ({
  page,
  site,
}) => {
  const lead = leadForm('the quote of the general calculator');
  const leads = await standInForLeadFunction(page);
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, entries);
  const block = calculatorIn(page, calculator);
  await block.getByRole('button', { name: 'Vraag offerte aan' }).click();
  await fillIn(formOf(page, lead), lead.required);
  await block.locator('[name=downPayment]').fill('10.000');
  await formOf(page, lead).getByRole('button', { name: lead.submit }).click();
  const sent = page.getByRole('status').filter({ hasText: lead.sent[0] });
  await expect(sent).toBeVisible();
  const [{ message }] = leads.bodies as [{ message: string }];
  expect(message).toContain('Aanbetaling: € 10.000');
  const amount = /Indicatief maandbedrag: (€ [\d.]+)/.exec(message)?.[1] ?? '';
  await expect(page.locator('output')).toContainText(amount);
  await block.locator('[name=leaseTerm]').selectOption('72');
  await expect(sent).toHaveCount(0);
});

test('how a request ended is said while its form is hidden too', async ({ page, site }) => {
  const lead = leadForm('the quote of the general calculator');
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, entries);
  const block = calculatorIn(page, calculator);
  await block.getByRole('button', { name: 'Vraag offerte aan' }).click();
  await fillIn(formOf(page, lead), lead.required);
  await formOf(page, lead).getByRole('button', { name: lead.submit }).click();
  await fillIn(block, { vehiclePrice: '' });
  give();
  await expect(page.getByRole('status').filter({ hasText: lead.sent[0] })).toBeVisible();
});

test('around the calculator stand the warning, a way to advice and questions', async ({ page, site }) => {
  await page.goto(site + calculator.path);
  const warning = page.locator('[data-block=notice]').filter({ hasText: 'Let op' });
  await expect(warning).toContainText(/indicatie[\s\S]*werkelijke kosten[\s\S]*kredietwaardigheid/);
  const advice = page.locator('[data-block=call-to-action] a[href="/contact"]');
  await expect(advice.filter({ hasText: 'Persoonlijk advies' })).toBeVisible();
  const questions = page.locator('[data-block=faq]').getByText(/\?$/);
  await expect(questions).toHaveCount(pageSays('/calculator').questions.length);
});
