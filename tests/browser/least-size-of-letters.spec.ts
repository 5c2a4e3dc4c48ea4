import config from '../../playwright.config.ts';
import { brokenWords } from './broken-words.ts';
import { expect, test } from './site.ts';

const { args = [], ...launch } = config.use?.launchOptions ?? {};

// As in the settings of Firefox and Chromium: lengths in em and rem know nothing of it.
test.use({ launchOptions: { ...launch, args: [...args, '--blink-settings=minimumFontSize=24'] } });

/** Sums with amounts of six digits. */
const sums = [
  '/equipment/landbouwmachine/tractor#prijs=195000&vorm=financial&looptijd=60&aanbetaling=19000&slottermijn=15000',
  '/calculator#prijs=485000&vorm=financial&looptijd=72',
];

for (const width of [320, 390, 430]) {
  test(`breaks no amount of a result on a screen of ${width} px where letters are at least 24 px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const sum of sums) {
      await page.goto('about:blank');
      await page.goto(site + sum);
      await page.locator('[data-part=details] table').nth(1).waitFor();
      const amounts = (await brokenWords(page, 12)).filter((word) => /\d/.test(word));
      expect.soft(amounts, sum).toEqual([]);
    }
  });
}
