import type { Page } from '@playwright/test';

/** Makes the page hydrate as a visitor does, by pointing at the header. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('header').first().hover();
  await page.locator('html[data-hydrated]').waitFor();
}
