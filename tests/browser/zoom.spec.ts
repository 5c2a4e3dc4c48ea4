import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { calculate, calculatorIn, exampleFor, generalCalculator } from './calculators.ts';
import { kindsOfPages } from './kinds-of-pages.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { arrive } from './visitor.ts';

/** Texts that do not fit the element that holds them, so that a part cannot be read. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY, display, width } = getComputedStyle(element);
        if (display === 'none' || Number.parseFloat(width) <= 1 || !element.checkVisibility()) return false;
        const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
        const isWider = element.scrollWidth > element.clientWidth + 1;
        const isHigher = element.scrollHeight > element.clientHeight + 1;
        return hides && (isWider || isHigher) && element.textContent?.trim() !== '';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** In letters; a longer word may be wider than a phone whose letters are twice as large. */
const maxWholeWord = 12;

const zooms: [name: string, zoom: (page: Page) => Promise<unknown>][] = [
  ['a page at 200 %', (page) => page.setViewportSize({ width: 640, height: 400 })],
  ['letters at 200 %', (page) => largeLetters(page, 1280)],
  ['letters at 200 % on a phone', (page) => largeLetters(page, 390)],
];

/** With a telephone number in its benefits, which is kept on one line. */
const withNumber = '/equipment/wegtransport/betonmixer';

async function largeLetters(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Lines of the amount in the example above a calculator. */
const linesOfAmount = (page: Page): Promise<number[]> =>
  page.locator('[data-part=example] strong').evaluateAll((all) =>
    all.map((amount) => {
      const { lineHeight, height } = getComputedStyle(amount);
      return Math.round(Number.parseFloat(height) / Number.parseFloat(lineHeight));
    }),
  );

for (const path of kindsOfPages) {
  test(`at 200 % ${path} loses nothing and never scrolls sideways`, async ({ page, site }) => {
    await page.goto(site + path);
    for (const [name, zoom] of zooms) {
      await zoom(page);
      expect.soft(await sticksOut(page), name).toEqual([]);
      expect.soft(await cutOff(page), name).toEqual([]);
      expect.soft(await brokenWords(page, maxWholeWord), name).toEqual([]);
      expect.soft(Math.max(1, ...(await linesOfAmount(page))), name).toBe(1);
    }
    await largeLetters(page, 320);
    expect.soft(await sticksOut(page), 'letters at 200 % on the smallest phone').toEqual([]);
  });
}

test('on the smallest phone a telephone number fits, with letters at 200 %', async ({ page, site }) => {
  await page.goto(site + withNumber);
  await largeLetters(page, 320);
  expect(await sticksOut(page)).toEqual([]);
});

test('nothing of a result sticks out of a screen or is broken with letters at 200 %', async ({
  page,
  site,
}) => {
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, exampleFor(generalCalculator));
  const keep = page.getByRole('button', { name: 'Bewaar om te vergelijken' });
  await keep.click();
  for (const leaseTerm of ['60', '72']) {
    await calculate(page, generalCalculator, { leaseTerm });
    await keep.click();
  }
  await expect(page.locator('[data-part=scenarios] thead th')).toHaveCount(3);
  for (const width of [390, 640, 1024]) {
    await largeLetters(page, width);
    expect(await sticksOut(page), `${width} px`).toEqual([]);
    expect(await brokenWords(page, maxWholeWord), `${width} px`).toEqual([]);
  }
});

test('a question mark fills no more of its circle with letters at 200 %', async ({ page, site }) => {
  await page.goto(site + generalCalculator.path);
  const filled = () =>
    page.getByRole('button', { name: 'Uitleg: looptijd' }).evaluate((button) => {
      const { fontSize, width } = getComputedStyle(button, '::before');
      return Number.parseFloat(fontSize) / Number.parseFloat(width);
    });
  const before = await filled();
  await largeLetters(page, 1280);
  expect(await filled()).toBeLessThanOrEqual(before + 0.05);
});

test('at 400 % a place in the page and an answer take the room that the header leaves', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${site}${withNumber}#vragen`);
  const top = () => page.locator('#vragen').evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(40);
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, exampleFor(generalCalculator));
  await expect(calculatorIn(page, generalCalculator).locator('output')).toBeInViewport({ ratio: 1 });
});
