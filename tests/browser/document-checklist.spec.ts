import type { Locator } from '@playwright/test';
import { expect, test } from './site.ts';
import { arrive } from './visitor.ts';

const plan = 'Je plan, met een begroting';

test('what is ticked is counted, stays after a reload, and can be unticked', async ({ page, site }) => {
  await arrive(page, `${site}/stukken`);
  // There before it says something: else the first count would not be heard.
  await expect(page.locator('main').getByRole('status')).toBeEmpty();
  await page.getByLabel(plan).check();
  await expect(page.getByText('1 afgevinkt; bewaard in deze browser.')).toBeVisible();
  await page.reload();
  await page.locator('[data-block=document-checklist]').hover();
  await expect(page.getByLabel(plan)).toBeChecked();
  await page.getByLabel(plan).uncheck();
  await expect(page.getByText('0 afgevinkt; bewaard in deze browser.')).toBeVisible();
});

test('what is ticked in two tabs adds up', async ({ page, site, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await arrive(tab, `${site}/stukken`);
  await page.getByLabel(plan).check();
  await expect(other.getByLabel(plan)).toBeChecked();
  await other.getByRole('checkbox', { checked: false }).first().check();
  await expect(page.getByText('2 afgevinkt')).toBeVisible();
});

test('the line that is kept for the count leaves no hole in the page', async ({ page, site }) => {
  await page.goto(`${site}/stukken`);
  await page.evaluate(() => document.fonts.ready);
  const bottoms = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((part) => scrollY + part.getBoundingClientRect().bottom));
  const block = page.locator('[data-block=document-checklist]');
  const [end = Number.NaN] = await bottoms(block);
  // The space below a block is 40 px.
  expect(end - Math.max(...(await bottoms(block.locator('label'))))).toBeLessThan(72);
  await page.getByLabel(plan).check();
  const print = page.getByRole('button', { name: 'Print de lijst' });
  await expect(print).toBeVisible();
  expect((await bottoms(print))[0]).toBeLessThanOrEqual(end);
  expect(await bottoms(block), 'nothing moves').toEqual([end]);
});

test('on paper stands the list alone', async ({ page, site }) => {
  await arrive(page, `${site}/stukken`);
  await page.getByLabel(plan).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(plan)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leg je stukken klaar' })).toBeHidden();
});

test('where storage is forbidden the ticks stay on the page, which promises no more', async ({
  page,
  site,
  messages,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('forbidden');
      },
    });
  });
  await arrive(page, `${site}/stukken`);
  await page.getByLabel(plan).check();
  await expect(page.getByText('1 afgevinkt; je browser bewaart dit niet.')).toBeVisible();
  expect(messages).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the documents can be read and ticked', async ({ page, site }) => {
    await page.goto(`${site}/stukken`);
    await page.getByLabel(plan).check();
    await expect(page.getByLabel(plan)).toBeChecked();
    await expect(page.getByText('bewaard')).toHaveCount(0);
  });
});
