import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { arrive, follow } from './visitor.ts';

test('the first press of Tab reaches a link past the header, and Enter brings the focus there', async ({
  page,
  site,
}) => {
  for (const state of ['static', 'hydrated']) {
    if (state === 'static') await page.goto(`${site}/contact`);
    else await arrive(page, `${site}/contact`);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Naar de inhoud' });
    await expect(link, state).toBeFocused();
    await expect(link, state).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main'), state).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first(), state).toBeFocused();
  }
});

/** How the element with the focus is seen; `null` when nothing has it any more. */
function seenFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // The browser scrolls to it in one of the next frames.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isAbove = focused.closest('header, .skip-link') !== null;
    const hasRing = [focused, focused.closest('article') ?? focused].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const isOutside =
      box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1;
    const faults = [
      !isAbove && box.top < header - 1 ? 'under the header' : '',
      isOutside ? 'out of sight' : '',
      hasRing ? '' : 'without a ring',
    ].filter(Boolean);
    return faults.length === 0 ? 'well' : `${faults.join(', ')}: ${focused.outerHTML.slice(0, 120)}`;
  });
}

test('the page scrolls smoothly after a click, but not to what Tab reaches', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${site}/equipment`);
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.locator('main a[href="#categories"]').first().click();
  expect(await behaviour()).toBe('smooth');
  await page.keyboard.press('Tab');
  expect(await behaviour()).toBe('auto');
});

/** As the settings of a browser make the letters, in pixels. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** In pixels. */
const screens = [
  { width: 390, height: 844, letters: 16, isSticky: true },
  { width: 1280, height: 720, letters: 16, isSticky: true },
  // A phone on its side, a page at 400 %, and letters at 200 %.
  { width: 640, height: 320, letters: 16, isSticky: false },
  { width: 320, height: 256, letters: 16, isSticky: false },
  { width: 390, height: 844, letters: 32, isSticky: false },
  { width: 1920, height: 1080, letters: 32, isSticky: true },
];

for (const { width, height, letters, isSticky } of screens) {
  test(`the header ${isSticky ? 'stays' : 'goes'} on ${width} by ${height} with letters of ${letters} px, and covers no focus`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto(`${site}/`);
    await setLetters(page, letters);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await seenFocus(page)).toBe('well');
    }
    const header = page.locator('header');
    if (isSticky) await expect(header).toBeInViewport({ ratio: 1 });
    else await expect(header).not.toBeInViewport();
  });
}

/** Backwards is where a header hides what it covers. */
const ways: [width: number, key: string][] = [
  [1280, 'Tab'],
  [390, 'Shift+Tab'],
];

for (const path of ['/', '/equipment/wegtransport/be-combinatie', '/leasevormen']) {
  test(`what has the focus on ${path} is always seen, forwards when wide and backwards when narrow`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, key] of ways) {
      // As a laptop of 768 leaves of its screen, or less.
      await page.setViewportSize({ width, height: 600 });
      await page.goto(site + path);
      const seen: string[] = [];
      for (let presses = 0; presses < 150; presses += 1) {
        await page.keyboard.press(key);
        const how = await seenFocus(page);
        if (how === null) break;
        seen.push(how);
      }
      expect(seen.length, `${width} ${key}`).toBeGreaterThan(15);
      expect(
        seen.filter((how) => how !== 'well'),
        `${width} ${key}`,
      ).toEqual([]);
    }
  });
}

/** Links far down a page, and by which page a visitor came there. */
const ledOn = [
  { from: '/', href: '/leasevormen#fullservice' },
  { from: '/equipment/landbouwmachine', href: '/equipment/landbouwmachine/silagewagen' },
  { from: '/leasevormen', href: '/calculator#vorm=operational', by: '/contact' },
];

for (const { from, href, by = from } of ledOn) {
  test(`Tab goes on from the link to ${href} after a step back to ${from}, come to by ${by}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, site + by);
    if (by !== from) await follow(page, from);
    const link = page.locator(`main a[href="${href}"]`).filter({ visible: true }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(site + href);
    await page.locator(':is(h1, h2):focus').waitFor();
    await page.goBack();
    await expect(page).toHaveURL(site + from);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page.locator('h1')).toBeFocused();
  });
}
