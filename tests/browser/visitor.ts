import type { Page } from '@playwright/test';

/** Keeps the site's scripts from arriving, as a slow connection does, until the function it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Fills in what the contact form requires, and sends it. */
export async function sendContactForm(page: Page): Promise<void> {
  await page.locator('[name=firstName]').fill('Anna');
  await page.locator('[name=lastName]').fill('de Vries');
  await page.locator('[name=email]').fill('anna@voorbeeld.example');
  await page.locator('[name=message]').fill('Ik zoek een bakwagen.');
  await page.locator('[data-block=contact-form] button[type=submit]').click();
}
