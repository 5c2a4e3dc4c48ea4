import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { arrive } from './visitor.ts';

test('the equipment menu has its title, and closes in the same document when a category is chosen', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/`);
  await page.getByRole('button', { name: 'Equipment', exact: true }).click();
  await expect(page.locator('#menu-panel')).toContainText('Equipment Categorieën');
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('#menu-panel a[href="/equipment/landbouwmachine"]').click();
  await expect(page).toHaveURL(`${site}/equipment/landbouwmachine`);
  await expect(page.locator('#menu-panel')).toBeHidden();
});

test('on a phone every destination of the menu can be read and pressed', async ({ page, site }) => {
  await page.goto(`${site}/`);
  for (const [width, height, letters] of [
    [390, 800, '100%'],
    [375, 553, '100%'],
    [844, 390, '100%'],
    [320, 568, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    const menu = page.locator('#site-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    const unreached = await menu.locator('a:visible').evaluateAll((links) =>
      links
        .filter((link) => {
          link.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = link.getBoundingClientRect();
          const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return !link.contains(middle) || link.scrollHeight > link.clientHeight;
        })
        .map(({ textContent }) => textContent),
    );
    expect(unreached, `${width} × ${height} px, ${letters}`).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('on a phone the menu closes for a place on the page that is shown already', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await arrive(page, `${site}/equipment`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#site-menu a[href="/equipment#zoeken"]').click();
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(page.locator('#zoeken')).toBeInViewport();
});

test('the menu of a tablet that is turned stands in the bar, and lies over nothing', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 1366 });
  await page.goto(`${site}/`);
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.setViewportSize({ width: 1366, height: 1024 });
  await expect(page.locator('#site-menu:popover-open')).toHaveCount(0, { timeout: 3000 });
  await expect(page.locator('header').getByRole('link', { name: 'HopLease' })).toBeInViewport();
  await page.locator('#site-menu a[href="/contact"]').click({ timeout: 3000 });
  await expect(page).toHaveURL(`${site}/contact`);
});

for (const { path, width, opener, last } of [
  { path: '/', width: 390, opener: 'Menu', last: 'header a:visible' },
  { path: '/equipment/wegtransport/bakwagen', width: 1280, opener: 'Equipment', last: 'header a:visible' },
  { path: '/calculator', width: 390, opener: 'Uitleg: leasevorm', last: '[aria-label="Uitleg: leasevorm"]' },
]) {
  test(`what ‘${opener}’ opened on ${width} px lies over nothing that Tab reaches after it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await arrive(page, site + path);
    const button = page.getByRole('button', { name: opener, exact: true });
    const opened = page.locator(':popover-open');
    await button.press('Enter');
    await page.locator(last).last().focus();
    await button.focus();
    await expect(opened, 'a way back to the button that closes it').toBeVisible();
    await page.locator(last).last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
    await expect(opened).toHaveCount(0, { timeout: 3000 });
  });
}
