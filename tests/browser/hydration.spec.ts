import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { wake } from './awake.ts';
import { expect, test } from './site.ts';

const routes = readdirSync(join(projectRoot, 'pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json') && !/(^|\/)_/.test(file) && file !== '404.json')
  .map((file) => `/${file.replace(/(^|\/)index\.json$/, '').replace(/\.json$/, '')}`);

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
    expect(messages.filter((message) => !/React DevTools/.test(message))).toEqual([]);
  });
}
