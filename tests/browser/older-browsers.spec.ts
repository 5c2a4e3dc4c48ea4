import type { Page } from '@playwright/test';
import { pageSays } from '../routes.ts';
import { kindsOfPages } from './kinds-of-pages.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { arrive } from './visitor.ts';

/** What browsers lack that are older than the supported ones, and how a document says it. */
const unknown: [pattern: RegExp, instead: string][] = [
  [/:popover-open/g, ':-x-popover-open'],
  [/ popover="auto"/g, ' data-popover="auto"'],
  [/::details-content/g, '::-x-details-content'],
];

/** Makes this browser one of 2022: it knows neither popovers nor what scripts can do since. */
async function becomeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['toSpliced', 'toSorted', 'toReversed', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector.`);
      return querySelectorAll.call(this, selector);
    };
  });
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _hashes, ...headers } = response.headers();
    const text = await response.text().catch(() => undefined);
    // The page was left before its styles had arrived.
    if (text === undefined) return;
    const body = unknown.reduce((older, [pattern, instead]) => older.replace(pattern, instead), text);
    await route.fulfill({ response, headers, body });
  });
}

for (const width of [390, 1280]) {
  test(`without popovers every link of the header is there and leads on at ${width} px`, async ({
    page,
    site,
    messages,
  }) => {
    await becomeOlder(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/equipment', '/leasevormen', '/calculator', '/verzekeringen', '/']) {
      await arrive(page, `${site}/contact`);
      const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).last();
      await link.click();
      await expect(page).toHaveURL(site + path);
      await expect(page.locator('h1')).not.toHaveText(new RegExp(`${pageSays('/contact').heading}|Error`));
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    }
    await expect(page.locator('header button').filter({ visible: true })).toHaveCount(0);
    expect(messages).toEqual([]);
  });
}

test('without popovers every page can be read', async ({ page, site }) => {
  await becomeOlder(page);
  for (const path of kindsOfPages) {
    await page.goto(site + path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sticksOut(page), `${path} at ${width} px`).toEqual([]);
      const header = await page.locator('header').first().boundingBox();
      expect.soft(header?.height, `${path} at ${width} px`).toBeLessThan(width === 390 ? 300 : 80);
      await expect(page.locator('h1')).toBeVisible();
    }
  }
});

test('without popovers the words beside a field are explained in the page', async ({ page, site }) => {
  await becomeOlder(page);
  await page.goto(`${site}/calculator`);
  await expect(page.getByText('Hoelang je contract duurt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uitleg: looptijd' })).toBeHidden();
});

test('answers that are closed are printed also where no style can open them', async ({ page, site }) => {
  await becomeOlder(page);
  await page.goto(`${site}/equipment/wegtransport/kipper`);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('[data-block=faq] details p');
  await expect(answers).not.toHaveCount(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
