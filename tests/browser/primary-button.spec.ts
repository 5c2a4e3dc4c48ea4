import type { Page } from '@playwright/test';
import { calculate, calculatorAt, exampleFor } from './calculators.ts';
import { kindsOfPages } from './kinds-of-pages.ts';
import { expect, test } from './site.ts';
import { arrive } from './visitor.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Texts of primary buttons that are whole within one screen, where there is more than one. */
async function crowded(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll("[data-variant='primary']")].filter((each) =>
      each.checkVisibility(),
    );
    const tops = buttons.map((each) => each.getBoundingClientRect().top + scrollY);
    const screenfuls = tops.map((top) =>
      buttons.filter((each) => {
        const { top: at, bottom } = each.getBoundingClientRect();
        return at + scrollY >= top && bottom + scrollY <= top + innerHeight;
      }),
    );
    return screenfuls
      .filter(({ length }) => length > 1)
      .map((screenful) => screenful.map(({ textContent }) => textContent));
  });
}

for (const screen of screens) {
  test(`no screen of ${screen.width} by ${screen.height} has two orange buttons`, async ({ page, site }) => {
    await page.setViewportSize(screen);
    for (const path of kindsOfPages) {
      await page.goto(site + path);
      expect(await crowded(page), path).toEqual([]);
    }
    const kipper = calculatorAt('/equipment/wegtransport/kipper');
    await arrive(page, site + kipper.path);
    expect(await crowded(page), 'before a result').toEqual([]);
    await calculate(page, kipper, exampleFor(kipper));
    await expect(page.locator('output')).not.toBeEmpty();
    expect(await crowded(page), 'with a result').toEqual([]);
    await page.getByRole('button', { name: 'Vraag offerte aan' }).click();
    expect(await page.locator("dialog [data-variant='primary']").count()).toBe(1);
  });
}
