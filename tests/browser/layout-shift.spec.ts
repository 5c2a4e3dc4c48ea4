import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { kindsOfPages } from './kinds-of-pages.ts';
import { expect, test } from './site.ts';

/** Milliseconds by which fonts and pictures come later than the page. */
const late = 500;

interface Shifts {
  /** Share of the window that moved, times how far, added up: what browsers report as CLS. */
  score: number;
  /** What moved up or down; letters of another font may move a word sideways by a hair. */
  vertical: string[];
}

declare global {
  interface Window {
    shifts: Shifts;
  }
}

/** Keeps count of what moves, from the first moment of the next pages. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { score: 0, vertical: [] };
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
        shifts.score += Number(entry.value);
        for (const { node, previousRect, currentRect } of entry.sources) {
          if (Math.abs(previousRect.y - currentRect.y) <= 1) continue;
          shifts.vertical.push(
            node instanceof Element ? node.outerHTML.slice(0, 100) : `${node?.textContent}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('nothing moves when fonts and pictures arrive late', async ({ page, site }) => {
  test.skip(
    !(await hasFallback(page)),
    'Layout shift: neither Arial nor a font of its widths is installed (Debian: apt-get install fonts-liberation).',
  );
  await watchShifts(page);
  await page.route(/\.(woff2|svg|png)$/, async (route) => {
    await wait(late);
    await route.continue();
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of kindsOfPages) {
      await page.goto(site + path);
      await page.evaluate(() => document.fonts.ready);
      // What a font moves is reported with the frame in which it is first drawn.
      await wait(100);
      const fonts = await page.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
            .length,
      );
      expect(fonts, 'the fonts arrived after all').toBe(2);
      const { score, vertical } = await page.evaluate(() => window.shifts);
      expect(vertical, `${path} at ${width}`).toEqual([]);
      expect(score, `${path} at ${width}`).toBeLessThan(0.001);
    }
  }
});

/** Whether this machine has a font that is shown until those of the site arrive. */
function hasFallback(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace('Fallback', "local('Arial'),local('Liberation Sans')").load().then(
      () => true,
      () => false,
    ),
  );
}
