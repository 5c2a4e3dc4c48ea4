import type { Locator, Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';

/** Keeps the site's scripts from arriving, as a slow connection does, until the function it gives is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdFiles(page, '**/assets/*.js');
}

/** Likewise any files, by their addresses. */
export async function holdFiles(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Has the page wait a tenth of the time where it waits for long: in every document from here on. */
export async function hurryLongWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const hurried = (run: () => void, milliseconds = 0): number =>
      wait(run, milliseconds < 5000 ? milliseconds : milliseconds / 10);
    Object.assign(window, { setTimeout: hurried });
  });
}

/** Opens a page and waits until it is hydrated. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** What goes into controls, by their `name`, in this order: a choice can bring up the field after it. */
export type Entries = Readonly<Record<string, string>>;

const choices: ReadonlySet<string> = new Set(['leaseType', 'leaseTerm', 'mileage', 'usage', 'subject']);

/** Types texts and chooses options in the controls of this part of the page. */
export async function fillIn(part: Locator, entries: Entries): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    const control = part.locator(`[name=${name}]`);
    await (choices.has(name) ? control.selectOption(text) : control.fill(text));
  }
}

/** What stands in the controls with these names now. */
export async function read(part: Locator, names: readonly string[]): Promise<Entries> {
  const texts: Record<string, string> = {};
  for (const name of names) texts[name] = await part.locator(`[name=${name}]`).inputValue();
  return texts;
}

/** Goes to another page by a link of the header, without leaving the document, and waits until it is shown. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await page.locator('h1:focus').waitFor();
}

/** Presses Tab until this control has the focus; fails when the keyboard never gets there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab never reached ${control}.`);
}
