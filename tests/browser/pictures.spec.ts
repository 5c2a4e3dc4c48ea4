import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { blockTypes } from '../block-types.ts';
import { kindsOfPages } from './kinds-of-pages.ts';
import { difference, machine, record, recordedMachine, saysOtherwise } from './picture-book.ts';
import { expect, test } from './site.ts';
import { openStill } from './still.ts';

const pages = [
  ...kindsOfPages,
  '/equipment',
  '/equipment/it-hardware',
  '/equipment/bouwmachine/minigraver',
  '/verzekeringen',
  '/privacy',
  '/bestaat-niet',
];
const blocks = blockTypes.map((type) => `/${type}`);

/** A third of the time of PNG, and no difference in the few colours that are kept. */
const quick = { type: 'jpeg', quality: 95 } as const;

/** A few at a time, so that workers share the work. */
const atOnce = 6;

for (const [what, all, folder] of [
  ['page', pages, 'pages'],
  ['block', blocks, 'blocks'],
] as const) {
  for (let start = 0; start < all.length; start += atOnce) {
    const some = all.slice(start, start + atOnce);
    test(`${what}s look as in the picture book, from ${some[0]}`, async ({
      page,
      browser,
      site,
      exampleSite,
    }, testInfo) => {
      const here = machine(browser.version());
      const records = testInfo.config.updateSnapshots === 'all';
      const kept = recordedMachine();
      const isStrange = !records && kept !== here;
      const reason = `The pictures are of ${kept ?? 'no browser'}; there are none of ${here}.`;
      // The list of tests does not show why one is skipped.
      if (isStrange) console.warn(`Skipped: ${reason}`);
      test.skip(isStrange, reason);
      const changed: string[] = [];
      const outdated: string[] = [];
      for (const path of some) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await openStill(page, (what === 'page' ? site : exampleSite) + path);
        const content = await contentOf(page, what === 'page' ? 'body' : 'main');
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 800 });
          const name = `${folder}/${path.slice(1).replaceAll('/', '-') || 'home'}-${width}`;
          const picture =
            what === 'page'
              ? await page.screenshot({ fullPage: true, ...quick })
              : await page.locator('main').screenshot(quick);
          if (records) {
            await record(name, picture, { machine: here, content });
            continue;
          }
          // What an author wrote since is no change of the looks.
          if (await saysOtherwise(name, content)) {
            outdated.push(name);
            continue;
          }
          const how = await difference(name, picture);
          if (how === undefined) continue;
          changed.push(`${name} ${how}`);
          await testInfo.attach(name, { body: picture, contentType: 'image/jpeg' });
        }
      }
      if (outdated.length > 0) {
        const description = `These say something else than in their picture (npm run pictures): ${outdated.join(', ')}.`;
        testInfo.annotations.push({ type: 'skip', description });
      }
      expect(changed, 'Look at them; when they are right, `npm run pictures` puts them in the book').toEqual(
        [],
      );
    });
  }
}

/** A hash of the words and pictures that a part of an open page shows. */
async function contentOf(page: Page, part: 'body' | 'main'): Promise<string> {
  const shown = await page
    .locator(part)
    .evaluate((element: HTMLElement) => [
      element.innerText,
      ...Array.from(element.querySelectorAll('img'), (image) => image.getAttribute('src')),
    ]);
  return createHash('sha256').update(shown.join('\n')).digest('hex').slice(0, 12);
}
