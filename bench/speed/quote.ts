import { type Page, chromium as playwright } from 'playwright';
import { markdownTable } from '../markdown-table.ts';
import { spread } from './samples.ts';
import { chromium, chromiumFlags, serveOwnSite } from './served-site.ts';

/** Milliseconds that a visitor takes for each. */
const pace = { tap: 900, key: 180 };

/** From landing on a page to a sent quote, on a phone of 390 px, by a visitor who knows what to fill in. */
export async function measureQuote(thorough: boolean): Promise<string> {
  const site = await serveOwnSite();
  const browser = await playwright.launch({ executablePath: chromium, args: chromiumFlags.slice(1) });
  const seconds: number[] = [];
  let count = { taps: 0, letters: 0 };
  try {
    for (let round = 0; round < (thorough ? 5 : 1); round += 1) {
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await page.route('**/functions/v1/**', (route) => route.fulfill({ json: { ok: true } }));
      await page.goto(`${site.address}/equipment/wegtransport/bakwagen`);
      const start = performance.now();
      count = await walk(page);
      seconds.push((performance.now() - start) / 1000);
      await page.close();
    }
  } finally {
    await browser.close();
    site.close();
  }
  const rows = [
    ['taps', String(count.taps)],
    ['letters', String(count.letters)],
    ['seconds', spread(seconds, 1)],
  ];
  return [
    `From landing on the bakwagen page to a sent quote, on a phone of 390 px: ${pace.tap} ms for a tap, ${pace.key} ms for a letter, an answer at once.\n`,
    `${markdownTable(['what', 'count'], rows)}\n`,
  ].join('\n');
}

async function walk(page: Page): Promise<{ taps: number; letters: number }> {
  let taps = 0;
  let letters = 0;
  const tapped = async (act: () => Promise<unknown>): Promise<void> => {
    await page.waitForTimeout(pace.tap);
    await act();
    taps += 1;
  };
  const tap = (selector: string): Promise<void> => tapped(() => page.locator(selector).tap());
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text, { delay: pace.key });
    letters += text.length;
  };
  await tap('[name=price]');
  await type('62500');
  await tap('[name=leaseTerm]');
  await tapped(() => page.locator('[name=leaseTerm]').selectOption('60'));
  await tap('button:has-text("Bereken Lease")');
  await tap('button:has-text("Vraag offerte aan")');
  await page.locator('[name=firstName]:focus').waitFor();
  await type('Anna');
  await tap('[name=lastName]');
  await type('Vries');
  await tap('[name=email]');
  await type('a@vries.example');
  await tap('dialog button[type=submit]');
  await page.getByText('Offerte aanvraag verzonden!').waitFor();
  return { taps, letters };
}
