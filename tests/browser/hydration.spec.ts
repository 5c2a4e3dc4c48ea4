import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { wake } from './awake.ts';
import { routes } from './routes.ts';
import { expect, test } from './site.ts';

const blockTypes = readdirSync(join(projectRoot, 'schemas/blocks')).map((file) =>
  file.replace('.schema.json', ''),
);

const isComplaint = (message: string): boolean =>
  !/React DevTools/.test(message) && !/Failed to load resource.*404/.test(message);

for (const type of blockTypes) {
  test(`every example of ${type} wakes without a word in the console`, async ({
    page,
    exampleSite,
    messages,
  }) => {
    await page.goto(`${exampleSite}/${type}`);
    await expect(page.locator(`[data-block="${type}"]`).first()).not.toBeEmpty();
    await wake(page);
    await expect(page.locator(`[data-block="${type}"]`).first()).not.toBeEmpty();
    expect(messages.filter(isComplaint)).toEqual([]);
  });
}

for (const route of routes) {
  test(`${route} wakes without a word in the console and without changing what is there`, async ({
    page,
    warningSite,
    messages,
  }) => {
    await page.goto(warningSite + route);
    const before = await page.locator('main').textContent();
    await wake(page);
    expect(await page.locator('main').textContent()).toBe(before);
    expect(messages.filter(isComplaint)).toEqual([]);
  });
}
