import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { kindsOfPages } from './kinds-of-pages.ts';
import { expect, test } from './site.ts';

/** Milliseconds by which fonts and pictures come later than the page. */
const late = 500;

/** Keeps count of what jumps from the first moment of the next pages. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, sources = [] } = entry as PerformanceEntry & {
          value?: number;
          sources?: { node?: Element }[];
        };
        const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'text').join(' | ');
        shifts.push(`${value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('nothing moves when fonts and pictures arrive late', async ({ page, site }) => {
  await watchShifts(page);
  await page.route(/\.(woff2|svg|png)$/, async (route) => {
    await wait(late);
    await route.continue();
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of kindsOfPages) {
      await page.goto(site + path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      const { fonts, shifts } = await page.evaluate(() => ({
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
        shifts: 'shifts' in window ? window.shifts : undefined,
      }));
      expect(fonts, 'the fonts arrived after all').toBe(2);
      expect(shifts, `${path} at ${width}`).toEqual([]);
    }
  }
});
