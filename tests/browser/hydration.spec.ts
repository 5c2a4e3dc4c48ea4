import type { Page } from '@playwright/test';
import { blockTypes } from '../block-types.ts';
import { firstOfTheirKind } from '../first-of-their-kind.ts';
import { complaints } from './complaints.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './site.ts';

/** The menu's links lead to pages that the site of examples does not have; pointing at one fetches its data. */
const elsewhere = /\.json$/;

test('every example of every block type hydrates without a word in the console', async ({
  page,
  exampleSite,
  messages,
}) => {
  for (const type of blockTypes) {
    const block = page.locator(`[data-block="${type}"]`).first();
    await page.goto(`${exampleSite}/${type}`);
    await expect(block).not.toBeEmpty();
    await hydrate(page);
    await expect(block).not.toBeEmpty();
    expect(complaints(messages, elsewhere), type).toEqual([]);
  }
});

for (const route of firstOfTheirKind) {
  test(`${route} hydrates without a word in the console and without changing what is there`, async ({
    page,
    warningSite,
    messages,
  }) => {
    await page.goto(warningSite + route);
    const before = await contentOf(page);
    await hydrate(page);
    expect(await contentOf(page)).toBe(before);
    expect(complaints(messages)).toEqual([]);
  });
}

/** What the page says, but for what depends on the time of day. */
function contentOf(page: Page): Promise<string | null> {
  return page.locator('main').evaluate((main) => {
    for (const part of main.querySelectorAll('[data-part=now]')) part.textContent = '';
    return main.textContent;
  });
}
