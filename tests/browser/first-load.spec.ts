import { firstOfTheirKind } from '../first-of-their-kind.ts';
import { routesByFolder } from '../routes.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';

test('no script is fetched before the visitor wants something', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${site}/leasevormen`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test('the strict content security policy lets the page work and nothing is refused', async ({
  page,
  site,
  messages,
}) => {
  const answer = await page.goto(`${site}/calculator`);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.locator('[name=vehiclePrice]').fill('1');
  await page.locator('html[data-hydrated]').waitFor();
  expect(messages).toEqual([]);
});

/** The words of each page differ, and the smallest screen is where they do not fit. */
const smallest = 320;
const widths = [smallest, 390, 768, 1280, 1920];

for (const [folder, inFolder] of routesByFolder) {
  test(`no page of ${folder} scrolls sideways or holds words beside their place, from 320 to 1920 px`, async ({
    page,
    site,
  }) => {
    for (const path of inFolder) {
      await page.goto(site + path);
      for (const width of firstOfTheirKind.has(path) ? widths : [smallest]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sticksOut(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
