import { blockTypes } from '../block-types.ts';
import { firstOfTheirKind } from '../first-of-their-kind.ts';
import { routes } from '../routes.ts';
import { axeFindings } from './axe.ts';
import { calculate, generalCalculator } from './calculators.ts';
import { formOf, leadForm, reach } from './lead-forms.ts';
import { lateAnswer, standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { arrive, fillIn, follow } from './visitor.ts';

const contact = leadForm('the message of the contact page');
const insurance = leadForm('the question about insurance');

/** Narrow and wide, light and dark; of pages made of the same blocks all but the first are looked at once, for their words. */
function looksOf(path: string): Parameters<typeof axeFindings>[1] {
  return firstOfTheirKind.has(path) ? { widths: [1280, 390] } : { hasColours: false };
}

/** The words of each page differ, and the smallest screen is where they do not fit. */
const smallest = 320;
const widths = [smallest, 390, 768, 1280, 1920];

/** A few at a time: axe takes its time, and a test has a limit. */
const atOnce = 4;
const all = [...routes, '/bestaat-niet'];

for (let start = 0; start < all.length; start += atOnce) {
  const some = all.slice(start, start + atOnce);
  test(`${some[0]} and ${some.length - 1} more pages scroll sideways on no screen from 320 to 1920 px and hold no words beside their place, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    for (const path of some) {
      await page.goto(site + path);
      for (const width of firstOfTheirKind.has(path) ? widths : [smallest]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sticksOut(page), `${path} at ${width} px`).toEqual([]);
      }
      const findings = await axeFindings(page, { isOneOfMany: true, ...looksOf(path) });
      expect.soft(findings, path).toEqual([]);
    }
  });
}

test('a list without markers says that it is one: Safari asks for that outside of navigation', async ({
  page,
  exampleSite,
}) => {
  for (const type of blockTypes) {
    await page.goto(`${exampleSite}/${type}`);
    const silent = await page
      .locator('main :is(ul, ol):not([role=list], nav *)')
      .evaluateAll((lists) =>
        lists
          .filter((list) => getComputedStyle(list).listStyleType === 'none')
          .map((list) => list.outerHTML.slice(0, 80)),
      );
    expect(silent, type).toEqual([]);
  }
});

test('axe finds nothing in the open menus', async ({ page, site }) => {
  await page.goto(`${site}/equipment/bouwmachine`);
  await page.getByRole('button', { name: 'Equipment', exact: true }).click();
  await expect(page.locator('#menu-panel')).toBeVisible();
  expect(await axeFindings(page, { widths: [1280] })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  expect(await axeFindings(page, { widths: [390] })).toEqual([]);
});

test('axe finds nothing in a page that could not be shown', async ({ page, site }) => {
  await arrive(page, `${site}/leasevormen`);
  await page.route('**/contact.json', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await follow(page, '/contact');
  await expect(page).toHaveTitle('Er ging iets mis');
  expect(await axeFindings(page, { widths: [1280, 390] })).toEqual([]);
});

test('axe finds nothing in a calculator, whatever it shows', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  for (const question of await page.locator('[data-block=faq] summary').all()) await question.click();
  await page.getByRole('button', { name: 'Uitleg: looptijd' }).click();
  expect(await axeFindings(page), 'opened answers and an explanation').toEqual([]);
  await page.keyboard.press('Escape');

  const entries = { vehiclePrice: '40.000', leaseType: 'financial', leaseTerm: '48', downPayment: 'veel' };
  await calculate(page, generalCalculator, entries);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  expect(await axeFindings(page), 'an amount that cannot be read').toEqual([]);

  await calculate(page, generalCalculator, { downPayment: '4000' });
  await expect(page.locator('output')).not.toBeEmpty();
  expect(await axeFindings(page), 'a result').toEqual([]);

  await page.getByRole('button', { name: 'Indicatief voorstel ontvangen' }).click();
  await page.locator('[name=leaseTerm]').selectOption('60');
  expect(await axeFindings(page), 'the form of the proposal beside a stale result').toEqual([]);
});

test('axe finds nothing in the quote dialog, also with its mistakes', async ({ page, site }) => {
  const lead = leadForm('the quote of an equipment page');
  await arrive(page, site + lead.path);
  await reach(page, lead);
  await formOf(page, lead).getByRole('button', { name: lead.submit }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

for (const lead of [contact, insurance]) {
  test(`axe finds nothing in ${lead.name} with mistakes, with a failure and with a success`, async ({
    page,
    site,
  }) => {
    const leads = await standInForLeadFunction(page);
    await arrive(page, site + lead.path);
    const form = formOf(page, lead);
    const submit = form.getByRole('button', { name: lead.submit });
    await submit.click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    expect(await axeFindings(page), 'mistakes').toEqual([]);

    await fillIn(form, lead.required);
    leads.answerWith({ status: 422, json: { ok: false } });
    await submit.click();
    await expect(page.getByRole('alert').locator('p').first()).toBeVisible();
    expect(await axeFindings(page), 'a failure').toEqual([]);

    leads.answerWith({ json: { ok: true } });
    await submit.click();
    await expect(page.getByRole('status').locator('p').first()).toBeVisible();
    expect(await axeFindings(page), 'a success').toEqual([]);
  });
}

test('axe finds nothing in the notice of a message whose sender has gone on', async ({ page, site }) => {
  const { answer, give } = lateAnswer();
  const leads = await standInForLeadFunction(page);
  leads.answerWith(answer);
  await arrive(page, site + contact.path);
  await fillIn(formOf(page, contact), contact.required);
  await formOf(page, contact).getByRole('button', { name: contact.submit }).click();
  await follow(page, '/leasevormen');
  give();
  await expect(page.getByRole('status').locator('p').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
