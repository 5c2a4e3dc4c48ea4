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

async function expectOneEach(page: Page, what: string): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    expect.soft(await crowded(page), `${what} at ${screen.width} by ${screen.height}`).toEqual([]);
  }
}

test('no screen has two orange buttons', async ({ page, site }) => {
  for (const path of kindsOfPages) {
    await page.goto(site + path);
    await expectOneEach(page, path);
  }
  const kipper = calculatorAt('/equipment/wegtransport/kipper');
  await arrive(page, site + kipper.path);
  await expectOneEach(page, 'before a result');
  await calculate(page, kipper, exampleFor(kipper));
  await expect(page.locator('output')).not.toBeEmpty();
  await expectOneEach(page, 'with a result');
  const opener = page.getByRole('button', { name: 'Vraag offerte aan' });
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await opener.click();
    await expect(page.locator("dialog [data-variant='primary']")).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
});
