import { alert, contact, form, nothing, send, sent, typed } from './contact-message.ts';
import { formOf, leadForm, reach } from './lead-forms.ts';
import { lateAnswer, standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn, follow } from './visitor.ts';

test('a visitor who leaves while it is being sent reads elsewhere how it ended', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await arrive(page, `${site}/contact`);
  await send(page);
  await follow(page, '/leasevormen');
  give();
  await expect(sent(page).locator('p')).toHaveText([...contact.sent]);
  expect(leads.bodies).toHaveLength(1);
  await sent(page).getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(sent(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await follow(page, '/contact');
  expect(await typed(page)).toEqual(nothing);
});

test('a visitor who leaves for a page that cannot be shown reads there how it ended', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await page.route('**/leasevormen.json', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await arrive(page, `${site}/contact`);
  await send(page);
  await follow(page, '/leasevormen');
  await expect(page).toHaveTitle('Er ging iets mis');
  give();
  await expect(sent(page).locator('p')).toHaveText([...contact.sent]);
});

test('a visitor who comes back before the answer finds the form busy, and then its outcome', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await arrive(page, `${site}/contact`);
  await send(page);
  await follow(page, '/leasevormen');
  await page.goBack();
  const busy = form(page).getByRole('button', { name: 'Verzenden...', exact: true });
  // Playwright would wait until the button can be used again; a visitor does not.
  await busy.click({ force: true });
  give();
  await expect(form(page).getByRole('status')).toContainText('Bericht verzonden!');
  await expect.poll(() => typed(page)).toEqual(nothing);
  expect(leads.bodies).toHaveLength(1);
});

test('an outcome that arrives while the next page is being fetched is still there on that page', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  const late = lateAnswer();
  await page.route('**/leasevormen.json', async (route) => {
    await late.answer;
    await route.continue();
  });
  await arrive(page, `${site}/contact`);
  await send(page);
  await page.locator('header a[href="/leasevormen"]').first().click();
  give();
  await expect(sent(page)).toHaveCount(1);
  late.give();
  await page.locator('h1:focus').waitFor();
  await expect(sent(page)).toBeVisible({ timeout: 3000 });
});

test('a success that follows its visitor is gone once another form is begun', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  const insurance = leadForm('the question about insurance');
  await page.setViewportSize({ width: 390, height: 664 });
  await arrive(page, `${site}/contact`);
  await send(page);
  await expect(sent(page)).toBeVisible();
  expect(leads.bodies).toHaveLength(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/verzekeringen"]')?.click());
  await page.waitForURL('**/verzekeringen');
  await page.locator('h1:focus').waitFor();
  await expect(sent(page), 'it was just shown').toBeVisible();
  await formOf(page, insurance).locator('[name=firstName]').focus();
  await expect(sent(page)).toHaveCount(0);
});

test('a failure that is read elsewhere leaves the text in the form', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  let fail = (): void => {};
  leads.answerWith(
    new Promise((resolve) => {
      fail = () => resolve({ json: { ok: false } });
    }),
  );
  await arrive(page, `${site}/contact`);
  await send(page);
  await follow(page, '/leasevormen');
  fail();
  await expect(alert(page).locator('p')).toHaveText([...contact.refused]);
  await follow(page, '/contact');
  await expect(form(page).getByRole('alert')).toContainText('Fout bij verzenden');
  expect(await typed(page)).toEqual(contact.required);
});

test('a quote that is under way when its calculator is left says elsewhere that it arrived', async ({
  page,
  site,
}) => {
  const lead = leadForm('the quote of the general calculator');
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await arrive(page, site + lead.path);
  await reach(page, lead);
  await fillIn(formOf(page, lead), lead.required);
  await formOf(page, lead).getByRole('button', { name: lead.submit }).click();
  await follow(page, '/contact');
  give();
  const notice = page.getByRole('status').filter({ hasText: lead.sent[0] });
  await expect(notice.locator('p')).toHaveText([...lead.sent]);
  expect(leads.bodies).toHaveLength(1);
});
