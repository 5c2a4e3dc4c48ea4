import type { Page } from '@playwright/test';
import { calculatorIn, generalCalculator } from './calculators.ts';
import { formOf, leadForm } from './lead-forms.ts';
import { standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { fillIn, read } from './visitor.ts';

const contact = leadForm('the message of the contact page');
const names = Object.keys(contact.required);
const scripts = '**/assets/*.js';

/**
 * Takes the app away until the function it gives is called; from then on only what was asked for as a module stays
 * away, as in Firefox and Safari from before 2026.
 */
async function takeAppAway(page: Page): Promise<() => void> {
  let isAway = true;
  const lost = new Set<string>();
  await page.route(scripts, async (route) => {
    const url = route.request().url();
    if (isAway && route.request().resourceType() === 'script') lost.add(url);
    if (isAway || lost.has(url)) await route.abort('connectionrefused');
    else await route.continue();
  });
  return () => {
    isAway = false;
  };
}

test('a form is sent once the app, out of reach at first, can be fetched', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  const bringBack = await takeAppAway(page);
  await page.goto(site + contact.path);
  const form = formOf(page, contact);
  await fillIn(form, contact.required);
  await form.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('alert')).toContainText(contact.unreachable[0]);
  expect(await read(form, names)).toEqual(contact.required);
  bringBack();
  await form.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('status')).toContainText(contact.sent[0]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(leads.bodies).toHaveLength(1);
});

test('a form whose app went with a deployment says to load the page again, which then sends it', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Niet gevonden.' }));
  await page.goto(site + contact.path);
  const form = formOf(page, contact);
  await fillIn(form, contact.required);
  await form.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('alert')).toContainText('Laad de pagina opnieuw: wat je invulde, blijft staan');
  await page.unroute(scripts);
  await page.reload();
  await expect.poll(() => read(form, names)).toEqual(contact.required);
  await form.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('status')).toContainText(contact.sent[0]);
  expect(leads.bodies).toHaveLength(1);
});

test('an app that answers with an error is asked for again', async ({ page, site }) => {
  const lost = new Set<string>();
  let isAway = true;
  await page.route(scripts, async (route) => {
    const url = route.request().url();
    if (isAway && route.request().resourceType() === 'script') lost.add(url);
    if (isAway || lost.has(url)) await route.fulfill({ status: 503, body: 'Not now.' });
    else await route.continue();
  });
  await page.goto(`${site}/contact`);
  await page.locator('header').hover();
  isAway = false;
  await page.locator('main').hover();
  await page.locator('header').hover();
  await page.locator('html[data-hydrated]').waitFor();
});

test('a form is sent with one press while an attempt to fetch the app is about to fail', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  let fail = (): void => {};
  const failure = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(scripts, (route) => failure.then(() => route.abort('connectionrefused')), { times: 2 });
  await page.goto(site + contact.path);
  const form = formOf(page, contact);
  await fillIn(form, contact.required);
  await form.getByRole('button', { name: contact.submit }).click();
  fail();
  await expect(page.getByRole('status')).toContainText(contact.sent[0]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(leads.bodies).toHaveLength(1);
});

for (const isRestored of [true, false]) {
  test(`what is typed without the app is still there after a reload, in a browser that ${isRestored ? 'restores' : 'forgets'} forms`, async ({
    page,
    site,
  }) => {
    // A browser restores no field whose completion is off.
    if (!isRestored) {
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          for (const { elements } of document.forms)
            for (const control of elements) control.setAttribute('autocomplete', 'off');
        }),
      );
    }
    const typed = { vehiclePrice: '40000', leaseType: 'financial', leaseTerm: '48', downPayment: '4000' };
    const bringBack = await takeAppAway(page);
    await page.goto(site + contact.path);
    await fillIn(formOf(page, contact), contact.required);
    await page.goto(site + generalCalculator.path);
    await fillIn(calculatorIn(page, generalCalculator), typed);
    for (let reloads = 0; reloads < 2; reloads += 1) await page.reload();
    bringBack();
    await page.reload();
    await page.locator('header').hover();
    await expect.poll(() => read(calculatorIn(page, generalCalculator), Object.keys(typed))).toEqual(typed);
    await page.goto(site + contact.path);
    await page.locator('header').hover();
    await expect.poll(() => read(formOf(page, contact), names)).toEqual(contact.required);
  });
}
