import type { Locator } from '@playwright/test';
import { kindsOfPages } from './kinds-of-pages.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { arrive } from './visitor.ts';

/** The least contrast of what is drawn in these elements, or around them. */
function minContrast(elements: Locator, property: 'stroke' | 'borderTopColor'): Promise<number> {
  return elements.evaluateAll((all, name) => {
    const light = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrasts = all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        // An icon with a ground of its own stands out from that; a border from the page.
        const hasGround = name === 'stroke' && !/, 0\)$/.test(style.backgroundColor);
        const ground = light((hasGround ? style : getComputedStyle(document.body)).backgroundColor);
        const own = light(style[name]);
        return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
      });
    return Math.min(...contrasts);
  }, property);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a visitor who forces ${colorScheme} colours sees icons, borders, the present page and the focus`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${site}/leasevormen`);
    expect(await minContrast(page.locator('header svg, main svg'), 'stroke')).toBeGreaterThan(3);
    const outline = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .first()
        .evaluate((link) => getComputedStyle(link).outlineStyle);
    expect([await outline('Leasevormen'), await outline('Contact')]).toEqual(['solid', 'none']);
    await page.locator('header a').first().focus();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').evaluate((link) => getComputedStyle(link).outlineStyle)).toBe(
      'solid',
    );

    await page.goto(`${site}/contact`);
    const controls = page.locator(
      'main :is(input:not([name=website]), select, textarea, button, a[data-variant])',
    );
    expect(await minContrast(controls, 'borderTopColor')).toBeGreaterThan(3);
    const send = page.getByRole('button', { name: 'Verstuur bericht' });
    const filling = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
    const atRest = await filling();
    await send.hover();
    expect(await filling(), 'the chosen colour under the pointer too').toBe(atRest);
    const ground = await page
      .locator('main img')
      .evaluate((image) => getComputedStyle(image).backgroundColor);
    expect(ground, 'drawings keep the light ground they were made for').toMatch(
      /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/,
    );
  });
}

test('a visitor who forces colours sees every letter whole, also above the next line', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(`${site}/`);
  await page.evaluate(() => document.fonts.ready);
  const line = await page.locator('h1 > span').first().boundingBox();
  if (!line) throw new Error('The heading has no first line.');
  const picture = () => page.screenshot({ clip: line });
  const words = page.locator('h1 > span').last();
  const below = await picture();
  await words.evaluate((element) => {
    element.style.visibility = 'hidden';
  });
  expect(below.equals(await picture())).toBe(true);
});

test('a visitor who forces colours reads the months of high terms, in bars of one height', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${site}/equipment/landbouwmachine/tractor`);
  await page.evaluate(() => document.fonts.ready);
  const bars = page.locator('[data-high]');
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
  expect(heights).toEqual(heights.map(() => heights[0]));
  const month = bars.first().locator('[aria-hidden]');
  const withLetters = await month.screenshot();
  await month.evaluate((element) => {
    element.style.webkitTextFillColor = 'transparent';
  });
  expect(withLetters.equals(await month.screenshot()), 'no letters can be seen').toBe(false);
});

test('a visitor who asks for more contrast reads and sees nothing in grey', async ({ page, site }) => {
  await page.goto(`${site}/calculator`);
  const hint = page.locator('[name=vehiclePrice] ~ p');
  const colours = () =>
    hint.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(document.body).color]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    const [quiet, ink] = await colours();
    expect(quiet).not.toBe(ink);
    await page.emulateMedia({ contrast: 'more' });
    expect(await colours()).toEqual([ink, ink]);
  }
});

test('a visitor who wants no motion gets none, and needs no way to pause it', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, `${site}/`);
  await expect(page.getByText('Pauzeer het wisselende woord')).toBeHidden();
  await page.getByRole('button', { name: 'Equipment', exact: true }).click();
  await page.locator('main a').first().hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByText('Pauzeer het wisselende woord')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('a visitor who has a translator turn the page to right-to-left loses nothing', async ({
  page,
  site,
}) => {
  const turn = () => page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of kindsOfPages) {
    await page.goto(site + path);
    await turn();
    expect(await sticksOut(page), path).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site}/calculator`);
  await turn();
  await expect(page.locator('[data-part=picture] img')).toBeInViewport();
  const choice = page.locator('[name=leaseTerm]');
  const arrow = await choice.evaluate((select) => getComputedStyle(select).backgroundPositionX);
  expect(arrow, 'at the end of its words').toBe('16px');
});
