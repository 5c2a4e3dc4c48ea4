import type { Locator, Page } from '@playwright/test';
import { announcedTexts } from './announced-texts.ts';
import { formOf, leadForm, reach } from './lead-forms.ts';
import { standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn } from './visitor.ts';

const contact = leadForm('the message of the contact page');
const insurance = leadForm('the question about insurance');
const quote = leadForm('the quote of the general calculator');

/** Announced after leaving the field. */
const announced = (part: Page | Locator, hasText: string) =>
  part.locator('[role=status], [aria-live=polite]').filter({ hasText });

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

test('Enter in the only wrong field, where the focus stays, announces what is wrong', async ({
  page,
  site,
}) => {
  await arrive(page, site + contact.path);
  const form = formOf(page, contact);
  await fillIn(form, contact.required);
  const email = form.locator('[name=email]');
  await email.fill('anna');
  await email.press('Enter');
  await expect(announced(form, 'Vul een geldig e-mailadres in')).toHaveCount(1);
  await expect(email).toBeFocused();
});

test('what is wrong is announced at each Enter in its field, and not on leaving the field where it was read', async ({
  page,
  site,
}) => {
  await arrive(page, site + insurance.path);
  const form = formOf(page, insurance);
  await fillIn(form, { ...insurance.required, email: 'anna' });
  const texts = await announcedTexts(form.locator('[aria-live=polite]').last());
  const heard = () => texts.filter((text) => text !== '');
  await form.getByRole('button', { name: insurance.submit }).click();
  const email = form.locator('[name=email]');
  const message = 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.';
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(message);
  await form.locator('[name=kvkNumber]').fill('1234');
  await form.locator('[name=kvkNumber]').blur();
  const announced = ['Een KvK-nummer heeft 8 cijfers.'];
  await expect.poll(heard).toEqual(announced);
  for (const enter of ['once', 'again']) {
    await email.press('Enter');
    announced.push(message);
    await expect.poll(heard, enter).toEqual(announced);
  }
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
  test(`a message at a field that is left moves no button at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await arrive(page, site + contact.path);
    const form = formOf(page, contact);
    const button = form.getByRole('button', { name: contact.submit });
    const topOfButton = () =>
      button.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const top = await topOfButton();
    const wrong = { email: 'anna', phone: '12' };
    for (const [name, text] of Object.entries(wrong)) {
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
  await expect(email, 'it stays while the visitor reads on').toHaveAccessibleDescription(question);
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
