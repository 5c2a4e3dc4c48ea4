import type { Locator, Page } from '@playwright/test';
import { backendClient } from './backend-client.ts';
import { calculate, calculatorAt, calculatorIn, generalCalculator } from './calculators.ts';
import { formOf, leadForm, openerOf, reach } from './lead-forms.ts';
import { accepted, standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { tooSmall } from './too-small.ts';
import { arrive, type Entries, fillIn, follow, read, tabTo } from './visitor.ts';

const contact = leadForm('the message of the contact page');
const insurance = leadForm('the question about insurance');
const quote = leadForm('the quote of the general calculator');

/** Announced after leaving the field. */
const announced = (part: Page | Locator, hasText: string) =>
  part.locator('[role=status], [aria-live=polite]').filter({ hasText });

test('an amount says at its field how it was read, or that it cannot be read', async ({ page, site }) => {
  const unreadable = 'Vul een bedrag in, bijvoorbeeld 40.000.';
  const rows: [field: string, text: string, message: string, isWrong: boolean][] = [
    ...['abc', '-5000', '1e5', '40%', '40.0000', '40.000.00', '0', '4O.000'].map(
      (text): [string, string, string, boolean] => ['vehiclePrice', text, unreadable, true],
    ),
    ['vehiclePrice', '999999999999', 'Vul een bedrag in van hooguit 100.000.000.', true],
    ['vehiclePrice', '€\u00a040\u00a0000', 'We rekenen met € 40.000', false],
    ['vehiclePrice', '1,2 mln', 'We rekenen met € 1.200.000', false],
    ['vehiclePrice', '1.499,99', 'We rekenen met € 1.499,99', false],
    ['vehiclePrice', ' EUR 40.000,00 ', 'We rekenen met € 40.000', false],
    ['vehiclePrice', '', 'Bijvoorbeeld 40.000', false],
    ['vehiclePrice', '40000', 'We rekenen met € 40.000', false],
    ['downPayment', '10%', unreadable, true],
    ['downPayment', '40.000', 'De aanbetaling moet lager zijn dan de aanschafwaarde.', true],
    ['downPayment', '50.000', 'De aanbetaling moet lager zijn dan de aanschafwaarde.', true],
    ['downPayment', '4000', 'We rekenen met € 4.000', false],
    ['slottermijn', 'veel', unreadable, true],
    ['slottermijn', '36.000', 'De slottermijn moet lager zijn dan het te financieren bedrag.', true],
    ['slottermijn', '35.999', 'We rekenen met € 35.999', false],
  ];
  await arrive(page, site + generalCalculator.path);
  await page.locator('[name=leaseType]').selectOption('financial');
  for (const [field, text, message, isWrong] of rows) {
    const control = page.locator(`[name=${field}]`);
    await control.fill(text);
    await control.blur();
    await expect(control, text).toHaveAccessibleDescription(message);
    expect(await control.getAttribute('aria-invalid'), text).toBe(isWrong ? 'true' : null);
    await expect(announced(page, message), text).toHaveCount(isWrong ? 1 : 0);
    if (isWrong) expect(await control.inputValue()).toBe(text);
  }
});

test('the button brings the visitor to the first amount that cannot be read', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const amounts = { downPayment: '10%', slottermijn: 'veel' };
  await calculate(page, generalCalculator, {
    vehiclePrice: '40000',
    leaseType: 'financial',
    leaseTerm: '48',
    ...amounts,
  });
  await expect(page.locator('[name=downPayment]')).toBeFocused();
  await expect(page.locator('output')).toBeEmpty();
  await calculate(page, generalCalculator, { downPayment: '' });
  await expect(page.locator('[name=slottermijn]')).toBeFocused();
});

test('what is wrong in a form is said at its field, and the first one gets the focus', async ({
  page,
  site,
}) => {
  const email = 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.';
  const long = (what: string, count: string, most: string) =>
    `Bij “${what}” staan ${count} tekens; er passen er ${most}. Kort de tekst in.`;
  const rows: [name: string, text: string, message: string][] = [
    ['firstName', '   ', 'Vul je voornaam in.'],
    ['firstName', 'A'.repeat(201), long('Voornaam', '201', '200')],
    ['email', 'anna', email],
    ['email', 'anna@voorbeeld', email],
    ['email', 'anna@@voorbeeld.nl', email],
    ['email', 'anna voorbeeld.nl', email],
    ['email', '@voorbeeld.nl', email],
    ['message', ' \n ', 'Schrijf je bericht.'],
    ['message', 'x'.repeat(10_000), long('Bericht', '10.000', '2.000')],
  ];
  const leads = await standInForLeadFunction(page);
  await arrive(page, site + contact.path);
  const form = formOf(page, contact);
  await fillIn(form, contact.required);
  for (const [name, text, message] of rows) {
    const control = form.locator(`[name=${name}]`);
    await control.fill(text);
    await form.getByRole('button', { name: contact.submit }).click();
    await expect(control, text.slice(0, 20)).toBeFocused();
    await expect(control).toHaveAccessibleDescription(message);
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
    expect(await control.inputValue()).toBe(text);
    await control.fill(contact.required[name] ?? '');
    await expect(control, 'it is right again while typing').not.toHaveAttribute('aria-invalid');
  }
  expect(leads.bodies).toEqual([]);
});

test('a strange phone or trade number gets advice and does not stop the form', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  await arrive(page, site + insurance.path);
  const form = formOf(page, insurance);
  const odd = { phone: '12', kvkNumber: '1234' };
  await fillIn(form, { ...insurance.required, ...odd });
  await form.getByRole('button', { name: insurance.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: insurance.sent[0] })).toBeVisible();
  expect(leads.bodies).toMatchObject([odd]);

  await form.locator('[name=kvkNumber]').fill('1234');
  await form.locator('[name=kvkNumber]').blur();
  await expect(form.locator('[name=kvkNumber]')).toHaveAccessibleDescription(
    'Een KvK-nummer heeft 8 cijfers.',
  );
  await expect(form.locator('[name=kvkNumber]')).not.toHaveAttribute('aria-invalid');
  await expect(announced(form, 'Een KvK-nummer heeft 8 cijfers.')).toHaveCount(1);
});

for (const width of [390, 1280]) {
  test(`what is said of fields on leaving them moves no button at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await arrive(page, site + contact.path);
    const form = formOf(page, contact);
    const button = form.getByRole('button', { name: contact.submit });
    const topOfButton = () =>
      button.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const top = await topOfButton();
    const told = { email: 'anna', phone: '12' };
    for (const [name, text] of Object.entries(told)) {
      const field = form.locator(`[name=${name}]`);
      await field.fill(text);
      await field.blur();
      await expect(field).not.toHaveAccessibleDescription('');
      expect(await topOfButton(), name).toBeCloseTo(top, 0);
    }
  });
}

test('a form asks once about an address that is probably mistyped', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  await arrive(page, site + insurance.path);
  const form = formOf(page, insurance);
  await fillIn(form, { ...insurance.required, email: 'jan@gmial.com' });
  const email = form.locator('[name=email]');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Bedoel je jan@gmail.com?');
  await expect(announced(form, 'Bedoel je jan@gmail.com?')).toHaveCount(1);
  await email.press('Enter');
  const question = 'Bedoel je jan@gmail.com? Zo niet, verstuur dan nog een keer.';
  await expect(email).toHaveAccessibleDescription(question);
  await expect(email).toBeFocused();
  await email.blur();
  await expect(email, 'it stays for who reads on').toHaveAccessibleDescription(question);
  await email.fill('jan@hotmial.com');
  const send = form.getByRole('button', { name: insurance.submit });
  await send.dblclick();
  await expect(email).toHaveAccessibleDescription(/^Bedoel je jan@hotmail.com\?/);
  expect(leads.bodies).toEqual([]);
  await expect(async () => {
    if (leads.bodies.length === 0) await send.click();
    await expect(page.getByRole('status').filter({ hasText: insurance.sent[0] })).toBeVisible({
      timeout: 1000,
    });
  }, 'once the visitor could read the question').toPass();
  expect(leads.bodies).toMatchObject([{ email: 'jan@hotmial.com' }]);
});

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

test('a link chooses the subject of a message; a subject that nobody knows is left alone', async ({
  page,
  site,
}) => {
  for (const [query, chosen] of [
    ['?onderwerp=financial', 'financial'],
    ['?onderwerp=Full%20Service', 'fullservice'],
    ['?onderwerp=onzin', ''],
    ['?onderwerp=%3Cscript%3E', ''],
    ['', ''],
  ]) {
    await arrive(page, `${site}/contact${query}`);
    await expect(page.locator('[name=subject]'), query).toHaveValue(chosen ?? '');
  }
});

const asked = (document: string): string => `Ik ontvang graag dit document: ${document}.`;

test('a document card fills in the question, as long as the visitor wrote nothing', async ({
  page,
  site,
}) => {
  await arrive(page, `${site}/verzekeringen`);
  const cards = page.locator('[data-block=link-cards] a');
  const message = page.locator('[name=message]');
  await cards.first().click();
  await expect(message).toHaveValue(asked('polisvoorwaarden'));
  await expect(page.locator('[data-block=insurance-form]')).toBeInViewport();
  await message.fill('Eigen woorden.');
  await cards.last().click();
  await expect(page).toHaveURL(/document=brochure/);
  await expect(message).toHaveValue('Eigen woorden.');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${site}/verzekeringen?document=%3Cb%3E#contact-verzekeringen`);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(message).toHaveValue('');
});

test('a question about a cover begins with its name', async ({ page, site }) => {
  await arrive(page, `${site}/verzekeringen`);
  await page.getByRole('link', { name: 'Vraag stellen over beperkt casco' }).click();
  await expect(page.locator('[name=message]')).toHaveValue(
    'Ik heb een vraag over de dekking beperkt casco: ',
  );
  await expect(page.locator('[data-block=insurance-form]')).toBeInViewport();
});

test('each document card replaces the question of the one before', async ({ page, site }) => {
  await arrive(page, `${site}/verzekeringen`);
  const cards = page.locator('[data-block=link-cards] a');
  for (const [index, document] of ['polisvoorwaarden', 'schadeformulier', 'brochure'].entries()) {
    await cards.nth(index).click();
    await expect(page.locator('[name=message]')).toHaveValue(asked(document), { timeout: 3000 });
  }
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

test('equipment pages share a contact draft but not their sums', async ({ page, site }) => {
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

/** Forms in the page, in a calculator and in a dialog; the other three are made of the same parts. */
const [inCalculator, inDialog, inPage] = [quote, leadForm('the quote of an equipment page'), contact];

const screens = [
  { name: 'a phone of 320 px', viewport: { width: 320, height: 568 }, hasTouch: true },
  { name: 'a page at 200 % zoom', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
];

/** Whether nothing lies over what stands below a field, such as the buttons of a dialog. */
function isMessageSeen(field: Element): boolean {
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  const { x = 0, y = 0, height = 0 } = message?.getBoundingClientRect() ?? {};
  const seen = document.elementFromPoint(x + 1, y + height - 1);
  return seen !== null && message?.contains(seen) === true;
}

for (const { name, ...use } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    for (const lead of [inCalculator, inDialog, inPage]) {
      test(`nothing sticks out and nothing is too small to touch in ${lead.name}`, async ({ page, site }) => {
        const leads = await standInForLeadFunction(page);
        leads.answerWith({ status: 400, json: {} }, accepted);
        const fits = async (state: string): Promise<void> => {
          expect(await sticksOut(page), state).toEqual([]);
          expect(await tooSmall(page), state).toEqual([]);
        };
        await arrive(page, site + lead.path);
        await fits('at first');
        if (lead.after) {
          const { calculator, entries } = lead.after;
          const price = lead.block === 'lease-calculator' ? 'vehiclePrice' : 'price';
          const wrong = { ...entries, [price]: '99.999.999', downPayment: '999.999.999.999.999.999' };
          await calculate(page, calculator, wrong);
          await fits('with an amount that cannot be read');
          await calculate(page, calculator, { downPayment: '10.000.000' });
          await fits('with a result of large amounts');
        }
        await openerOf(page, lead)?.click();
        const form = formOf(page, lead);
        const submit = form.getByRole('button', { name: lead.submit });
        await submit.click();
        const wrong = form.locator('[aria-invalid=true]').first();
        await expect(wrong).toBeFocused();
        await expect.poll(() => wrong.evaluate(isMessageSeen), 'what is wrong is seen').toBe(true);
        await fits('with errors');
        await fillIn(form, lead.required);
        await submit.click();
        await expect(page.getByRole('alert')).toContainText(lead.refused[0]);
        await fits('with a failure');
        await submit.click();
        await expect(page.getByRole('status').filter({ hasText: lead.sent[0] })).toBeVisible();
        await fits('when it was sent');
      });
    }
  });
}

test('the largest amount with cents fits on a phone of 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await arrive(page, site + generalCalculator.path);
  const entries = { vehiclePrice: '99.999.999,99', leaseType: 'financial', leaseTerm: '24' };
  await calculate(page, generalCalculator, entries);
  await expect(page.locator('output')).toContainText('4.707.347');
  expect(await sticksOut(page)).toEqual([]);
});

for (const lead of [contact, quote]) {
  test(`${lead.name} lists its wrong fields as links, where there are several`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, site + lead.path);
    await reach(page, lead);
    const form = formOf(page, lead);
    await form.getByRole('button', { name: lead.submit }).click();

    const names = Object.keys(lead.required);
    const summary = form.getByRole('list', { name: `Kijk deze ${names.length} velden na` });
    await expect(summary.getByRole('link')).toHaveCount(names.length);
    await expect(summary).toBeInViewport();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    for (const name of names) {
      const control = form.locator(`[name=${name}]`);
      const message = (await control.getAttribute('aria-describedby')) ?? '';
      const text = await page.locator(`[id="${message}"]`).textContent();
      await summary.getByRole('link', { name: text ?? '' }).click();
      await expect(control).toBeFocused();
    }
    await fillIn(form, { email: 'anna@voorbeeld.example' });
    await expect(summary.getByRole('link', { name: /e-mailadres/ })).toHaveAttribute('data-fixed');
  });
}
