import type { Page } from '@playwright/test';

/** Wakes the app as a visitor does, by pointing at the header, and waits until it is awake. */
export async function wake(page: Page): Promise<void> {
  await page.locator('header').first().hover();
  await page.locator('html[data-awake]').waitFor();
}
