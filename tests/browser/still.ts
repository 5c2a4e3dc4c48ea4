import type { Page } from '@playwright/test';

/** Opens a page without motion and waits until its fonts and all its pictures, also those further down, are there. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  // A block that begins by itself fetches what it shows.
  if ((await page.locator('[data-live]:not([data-live=""])').count()) > 0) {
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = 'eager';
      // One that is missing looks missing.
      await image.decode().catch(() => {});
    }
    // Whether somebody answers the telephone depends on the time of day.
    for (const status of document.querySelectorAll<HTMLElement>('[data-part=now]'))
      status.style.visibility = 'hidden';
  });
}
