import { expect, test } from './site.ts';

/** What somebody wants who comes to home with a telephone, what they tap, and what they then see. */
const readers = [
  {
    wants: 'a van, having just begun',
    taps: [
      '[data-block=link-cards] a:has-text("Wegtransport")',
      '[data-block=page-cards] a:has-text("Bedrijfswagen")',
      'summary:has-text("als starter")',
    ],
    sees: '[data-block=faq] details[open] p',
  },
  {
    wants: 'a tractor, paid after the harvest',
    taps: [
      '[data-block=link-cards] a:has-text("Landbouwmachine")',
      '[data-block=page-cards] a:has-text("Tractor")',
    ],
    sees: '[data-block=season-terms] dd:has-text("€")',
  },
  {
    wants: 'to know which lease form fits',
    taps: ['button:has-text("Menu")', '#site-menu a:has-text("Leasevormen")'],
    sees: '[data-block=lease-guide] a:visible',
  },
  {
    wants: 'somebody on the telephone at once',
    taps: ['button:has-text("Menu")'],
    sees: '#site-menu a[href^="tel:"]',
  },
  {
    wants: 'a machine of another kind',
    taps: ['button:has-text("Menu")', '#menu-panel a:has-text("Koffiemachines")'],
    sees: 'h1:has-text("Koffiemachines")',
  },
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const { wants, taps, sees } of readers) {
  test(`a visitor who wants ${wants} is there in ${taps.length} taps`, async ({ page, site }) => {
    await page.goto(site);
    for (const target of taps) await page.locator(target).first().tap();
    await expect(page.locator(sees).first()).toBeVisible();
  });
}
