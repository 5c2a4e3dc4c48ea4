import { expect, test } from './site.ts';

test('an explanation stands below its button, and above it where there is no room', async ({
  page,
  site,
}) => {
  // Low enough that the button can be scrolled to its end.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(`${site}/calculator`);
  const button = page.getByRole('button', { name: 'Uitleg: looptijd' });
  const explanation = page.getByText('Hoelang je contract duurt.');
  for (const [block, isBelow] of [
    ['center', true],
    ['end', false],
  ] as const) {
    await button.evaluate((element, place) => {
      element.scrollIntoView({ block: place, behavior: 'instant' });
    }, block);
    await button.press('Enter');
    const [own, other] = [await button.boundingBox(), await explanation.boundingBox()];
    const gap = isBelow
      ? (other?.y ?? 0) - (own?.y ?? 0) - (own?.height ?? 0)
      : (own?.y ?? 0) - (other?.y ?? 0) - (other?.height ?? 0);
    expect(gap, block).toBeGreaterThanOrEqual(0);
    expect(gap, block).toBeLessThan(12);
    await page.keyboard.press('Escape');
  }
});

test('an explanation keeps off the edges of a phone', async ({ page, site }) => {
  await page.goto(`${site}/calculator`);
  const buttons = page.locator('[data-part=fields]').getByRole('button');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(buttons).toHaveCount(4);
    for (const button of await buttons.all()) {
      await button.press('Enter');
      const { x = 0, width: wide = 0 } = (await page.locator(':popover-open').boundingBox()) ?? {};
      expect(x, `${width} px`).toBeGreaterThanOrEqual(16);
      expect(x + wide, `${width} px`).toBeLessThanOrEqual(width - 16);
      await page.keyboard.press('Escape');
    }
  }
});

/** Fields that a lease form brings, and the words that explain them. */
const broughtFields = [
  ['kipper', 'financial', 'slottermijn', 'laatste betaling bij financial lease'],
  ['bedrijfswagen', 'operational', 'kilometers per jaar', 'Hoeveel je per jaar ongeveer rijdt'],
] as const;

test('the word of a field that a choice brings is explained too', async ({ page, site }) => {
  for (const [vehicle, leaseType, term, explanation] of broughtFields) {
    await page.goto(`${site}/equipment/wegtransport/${vehicle}`);
    await page.locator('[name=leaseType]').focus();
    await page.locator('[name=leaseType]').selectOption(leaseType);
    await page.getByRole('button', { name: `Uitleg: ${term}` }).click();
    await expect(page.getByText(explanation)).toBeVisible();
  }
});

test.describe('without script, under a finger,', () => {
  test.use({
    javaScriptEnabled: false,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });

  test('the words of a lease form are explained within the screen, by a button that is large enough', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/leasevormen`);
    const button = page.getByRole('button', { name: 'Uitleg: investeringsaftrek' });
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.tap();
    const box = await page.getByText('Een aftrek op je winst').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  });
});
