import { type Page, chromium as playwright } from 'playwright';
import { markdownTable } from '../markdown-table.ts';
import { spread } from './samples.ts';
import { chromium, chromiumFlags, serveOwnSite } from './served-site.ts';

/** Milliseconds that a visitor takes for each. */
const pace = { tap: 900, key: 180 };

interface Walk {
  taps: number;
  letters: number;
}

/** How a visitor comes to an amount. */
const ways = {
  'with a price of their own': async ({ tap, choose, type }: Steps) => {
    await tap('[name=price]');
    await type('62500');
    await tap('[name=leaseTerm]');
    await choose('[name=leaseTerm]', '60');
    await tap('button:has-text("Bereken Lease")');
  },
  "with the page's example": async ({ tap }: Steps) => {
    await tap('a:has-text("Reken met dit voorbeeld")');
  },
};

/** From landing on a page to a sent quote, on a phone of 390 px, by a visitor who knows what to fill in. */
export async function measureQuote(thorough: boolean): Promise<string> {
  const site = await serveOwnSite();
  const browser = await playwright.launch({ executablePath: chromium, args: chromiumFlags.slice(1) });
  const rows: string[][] = [];
  try {
    for (const [way, reachAmount] of Object.entries(ways)) {
      const seconds: number[] = [];
      let walked: Walk = { taps: 0, letters: 0 };
      for (let round = 0; round < (thorough ? 5 : 1); round += 1) {
        const page = await browser.newPage({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
        });
        await page.route('**/functions/v1/**', (route) => route.fulfill({ json: { ok: true } }));
        await page.goto(`${site.address}/equipment/wegtransport/bakwagen`);
        const start = performance.now();
        walked = await walk(page, reachAmount);
        seconds.push((performance.now() - start) / 1000);
        await page.close();
      }
      rows.push([way, String(walked.taps), String(walked.letters), spread(seconds, 1)]);
    }
  } finally {
    await browser.close();
    site.close();
  }
  return [
    `From landing on the bakwagen page to a sent quote, on a phone of 390 px: ${pace.tap} ms for a tap, ${pace.key} ms for a letter, an answer at once.\n`,
    `${markdownTable(['visitor', 'taps', 'letters', 'seconds'], rows)}\n`,
  ].join('\n');
}

interface Steps {
  tap(selector: string): Promise<void>;
  choose(selector: string, option: string): Promise<void>;
  type(text: string): Promise<void>;
}

async function walk(page: Page, reachAmount: (steps: Steps) => Promise<void>): Promise<Walk> {
  const walked: Walk = { taps: 0, letters: 0 };
  const tapped = async (act: () => Promise<unknown>): Promise<void> => {
    await page.waitForTimeout(pace.tap);
    await act();
    walked.taps += 1;
  };
  const steps: Steps = {
    tap: (selector) => tapped(() => page.locator(selector).first().tap()),
    choose: (selector, option) => tapped(() => page.locator(selector).selectOption(option)),
    async type(text) {
      await page.keyboard.type(text, { delay: pace.key });
      walked.letters += text.length;
    },
  };
  const { tap, type } = steps;
  await reachAmount(steps);
  await tap('[data-part=result] button:has-text("Vraag offerte aan")');
  await page.locator('[name=firstName]:focus').waitFor();
  await type('Anna');
  await tap('[name=lastName]');
  await type('Vries');
  await tap('[name=email]');
  await type('a@vries.example');
  await tap('dialog button[type=submit]');
  await page.getByText('Offerte aanvraag verzonden!').waitFor();
  return walked;
}
