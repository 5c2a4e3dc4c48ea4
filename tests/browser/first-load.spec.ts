import { expect, test } from './site.ts';

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
