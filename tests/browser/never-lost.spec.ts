import { pageSays } from '../routes.ts';
import { backendClient } from './backend-client.ts';
import { alert, contact, form, send, sent, typed } from './contact-message.ts';
import { hydrate } from './hydrate.ts';
import { kindsOfPages } from './kinds-of-pages.ts';
import { withoutApp } from './lead-forms.ts';
import { accepted, lateAnswer, standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn, follow } from './visitor.ts';

test('offline says so and keeps the text; online again the same request arrives', async ({ page, site }) => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.postDataJSON().idempotencyKey);
  });
  await arrive(page, `${site}/contact`);
  await page.context().setOffline(true);
  await send(page);
  await expect(alert(page)).toBeVisible();
  expect(await typed(page)).toEqual(contact.required);
  expect(page.url()).toBe(`${site}/contact`);

  await page.context().setOffline(false);
  await standInForLeadFunction(page);
  await form(page).locator('button[type=submit]').click();
  await expect(sent(page)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('a function that never answers is given up after 15 seconds', async ({ page, site }) => {
  // The page's clock runs ten times as fast where it waits for an answer.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      document.documentElement.dataset.limit = `${milliseconds}`;
      return timeout(milliseconds / 10);
    };
  });
  const leads = await standInForLeadFunction(page);
  leads.answerWith(lateAnswer().answer);
  await arrive(page, `${site}/contact`);
  await send(page);
  await expect(alert(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-limit', '15000');
  expect(await typed(page)).toEqual(contact.required);
  expect(leads.bodies).toHaveLength(1);
});

test('a server that fails once is asked once more, with the same request', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  leads.answerWith({ status: 503, json: {} }, accepted);
  await arrive(page, `${site}/contact`);
  await send(page);
  await expect(sent(page)).toBeVisible();
  expect(leads.bodies).toHaveLength(2);
  expect(leads.bodies[0]).toEqual(leads.bodies[1]);
});

/** As browsers refuse it whose cookies are blocked, and Firefox whose storage is switched off. */
for (const storage of ['forbidden', 'null']) {
  test(`where storage is ${storage} no page complains, and a form is sent`, async ({
    page,
    site,
    messages,
  }) => {
    await page.addInitScript((isNull) => {
      const get = (): null => {
        if (isNull) return null;
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
    }, storage === 'null');
    for (const path of kindsOfPages) {
      await page.goto(site + path);
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      await hydrate(page);
    }
    await standInForLeadFunction(page);
    await send(page);
    await expect(sent(page)).toBeVisible();
    expect(messages).toEqual([]);
  });
}

test('a double click and an impatient Enter send one request', async ({ page, site }) => {
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await arrive(page, `${site}/contact`);
  await fillIn(form(page), contact.required);
  await form(page).locator('button[type=submit]').dblclick();
  await form(page).locator('[name=email]').press('Enter');
  give();
  await expect(sent(page)).toBeVisible();
  expect(leads.bodies).toHaveLength(1);

  await form(page).locator('[name=message]').fill('Nog iets');
  await expect(sent(page), 'of the message before').toHaveCount(0);
  await send(page);
  await expect.poll(() => leads.bodies.length).toBe(2);
  expect(leads.keys(), 'a next message is a request of its own').toHaveLength(2);
});

test('what is written while the form is being sent stays in it, also after a reload', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  const { answer, give } = lateAnswer();
  leads.answerWith(answer);
  await arrive(page, `${site}/contact`);
  await send(page);
  const message = form(page).locator('[name=message]');
  const more = 'Het gaat om twee bussen.';
  await message.fill('Het gaat om');
  give();
  await expect(sent(page)).toBeVisible();
  await message.fill(more);
  await expect(sent(page), 'to who does not look up from writing').toBeVisible();
  expect(leads.bodies).toMatchObject([{ message: contact.required.message }]);
  await page.reload();
  await expect(message).toHaveValue(more);
});

test('a reload after a failure keeps the text, and trying again is the same request', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  leads.answerWith({ status: 500, json: {} });
  await arrive(page, `${site}/contact`);
  await send(page);
  await expect(alert(page)).toBeVisible();
  const [failed] = leads.keys();
  await page.reload();
  leads.answerWith(accepted);
  await form(page).locator('[name=email]').focus();
  await expect.poll(() => typed(page)).toEqual(contact.required);
  await form(page).locator('button[type=submit]').click();
  await expect(sent(page)).toBeVisible();
  expect(leads.keys()).toEqual([failed]);
});

test('without the client of the backend a plain call brings the same lead', async ({ page, site }) => {
  const missing: string[] = [];
  await page.route(`**/assets/${backendClient()}`, (route) => {
    missing.push(route.request().url());
    return route.abort();
  });
  const leads = await standInForLeadFunction(page);
  leads.answerWith({ status: 500, json: {} }, accepted);
  await arrive(page, `${site}/contact`);
  await send(page);
  await expect(sent(page)).toBeVisible();
  expect(missing).not.toEqual([]);
  expect(leads.bodies).toHaveLength(2);
  expect(leads.bodies[1]).toMatchObject(contact.body(contact.required));
  expect(leads.keys()).toHaveLength(1);
});

test('without the app a form that is sent says so, and sends when the app can be fetched', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${site}/contact`);
  await send(page);
  await expect(alert(page).locator('p')).toHaveText([...withoutApp(contact.unreachable)]);
  expect(await typed(page)).toEqual(contact.required);
  expect(page.url()).toBe(`${site}/contact`);
  expect(leads.bodies).toEqual([]);

  await page.unroute('**/assets/*.js');
  await form(page).locator('button[type=submit]').click();
  await expect(sent(page)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  expect(leads.bodies).toHaveLength(1);
});

test('without the rest of the site a link still leads on, and the text waits in the form', async ({
  page,
  site,
}) => {
  await page.route('**/assets/show-site-*.js', (route) => route.abort());
  await arrive(page, `${site}/contact`);
  await fillIn(form(page), contact.required);
  await page.locator('header a[href="/leasevormen"]').first().click();
  await expect(page.locator('h1')).not.toHaveText(pageSays('/contact').heading);
  await expect(page).toHaveURL(`${site}/leasevormen`);
  await page.goto(`${site}/contact`);
  await page.locator('[name=email]').focus();
  await expect.poll(() => typed(page)).toEqual(contact.required);
});

test('back and forward, by the app and by the browser, find the text again', async ({ page, site }) => {
  await arrive(page, `${site}/contact`);
  await fillIn(form(page), contact.required);
  await follow(page, '/leasevormen');
  await page.goBack();
  await expect.poll(() => typed(page)).toEqual(contact.required);
  await page.goForward();
  await page.waitForURL('**/leasevormen');
  await follow(page, '/verzekeringen');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => typed(page)).toEqual(contact.required);
});

test('back on a page that was reloaded and sleeps shows the page before it, with its text', async ({
  page,
  site,
}) => {
  await arrive(page, `${site}/contact`);
  await fillIn(form(page), contact.required);
  await follow(page, '/leasevormen');
  await page.mouse.move(640, 700);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/contact`);
  await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading, { timeout: 3000 });
  await page.locator('[name=email]').focus();
  await expect.poll(() => typed(page)).toEqual(contact.required);
});
