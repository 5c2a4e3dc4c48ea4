import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { hydrate } from './hydrate.ts';
import { kindsOfPages } from './kinds-of-pages.ts';
import { expect, test } from './site.ts';

test('logo and menu button stand on one line on any phone', async ({ page, site }) => {
  await page.goto(`${site}/`);
  for (const width of [320, 330, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const logo = await page.locator('header a').first().boundingBox();
    const button = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    const middle = (box: typeof logo) => (box ? box.y + box.height / 2 : Number.NaN);
    expect.soft(Math.abs(middle(logo) - middle(button)), `${width} px`).toBeLessThan(2);
    expect.soft(logo?.y, `${width} px`).toBeGreaterThan(8);
  }
});

/** How many columns of the footer stand in each row. */
const footers = [
  { widths: [360, 375, 390, 430, 520, 600, 700], rows: [2, 2] },
  { widths: [768, 1024, 1240, 1280, 1920], rows: [4] },
];

test('the footer uses its whole width, and its mail address goes on at the next line at its @ only', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/`);
  await page.evaluate(() => document.fonts.ready);
  for (const { widths, rows } of footers) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('footer h2')
        .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)));
      const lines = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      expect.soft(lines, `${width} px`).toEqual(rows);
    }
  }
  for (const width of [320, 390, 700, 768, 800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator('footer a[href^=mailto] span').evaluate(({ childNodes }) => {
      const range = document.createRange();
      return [...childNodes].map((part) => {
        range.selectNode(part);
        return range.getClientRects().length;
      });
    });
    expect.soft(Math.max(...lines), `the mail address at ${width} px`).toBe(1);
  }
});

test('no card of a hub stands alone beside an empty rest of its row', async ({ page, site }) => {
  // Seven, nine and sixteen cards.
  for (const hub of ['landbouwmachine', 'bouwmachine', 'wegtransport']) {
    await page.goto(`${site}/equipment/${hub}`);
    for (const width of [390, 610, 700, 820, 920, 1024, 1180, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page.locator('[data-block=page-cards] article').evaluateAll((all) =>
        all.map((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          return { left, right, top };
        }),
      );
      const last = boxes.at(-1);
      const isAlone = boxes.filter(({ top }) => top === last?.top).length === 1;
      const widest =
        Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const empty = last && isAlone ? widest - (last.right - last.left) : 0;
      expect.soft(empty, `pixels beside the last card of ${hub} at ${width} px`).toBeLessThan(1);
    }
  }
});

test('the links to read on of one row are of one height', async ({ page, site }) => {
  await page.goto(`${site}/equipment/wegtransport`);
  const heights = await page
    .locator('[data-block=link-list] li')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(2);
  expect(new Set(heights).size).toBe(1);
});

/** With classic scrollbars a window of 1,280 px has space for 1,265. */
const widths = [1265, 1280, 1100, 1024, 900];

/** Of A4 between its margins. */
const paperWidth = 658;

/** Between what has space for one column and for three. */
const tabletWidths = [700, 834];

for (const path of [
  '/',
  '/equipment',
  '/leasevormen',
  '/verzekeringen',
  '/equipment/wegtransport/bakwagen',
  '/equipment/wegtransport/kipper',
]) {
  test(`of three or four cards, links, steps or sums on ${path} none stands alone below the others`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    const found = new Set<string>();
    for (const width of [...widths, ...tabletWidths, paperWidth]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ media: width === paperWidth ? 'print' : 'screen' });
      const rows = await page.locator('main [data-block] :is(div, ol, ul)').evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).display === 'grid')
          .filter(({ children: { length } }) => length === 3 || length === 4)
          .filter(({ children }) =>
            [...children].every((child) =>
              child.matches(':is(article, div, li):has(h3), [data-block=link-list] li'),
            ),
          )
          .map(({ children }) => {
            const tops = [...children].map((card) => Math.round(card.getBoundingClientRect().top));
            return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length).join(' + ');
          }),
      );
      for (const row of rows) found.add(`${row} at ${width} px`);
    }
    expect([...found].length).toBeGreaterThan(0);
    expect([...found].filter((row) => /^[23] \+ 1 /.test(row))).toEqual([]);
  });
}

/** Which of the first fields and of those that a choice brings a calculator has. */
const calculatorForms = [
  '/calculator',
  '/equipment/it-hardware',
  '/equipment/wegtransport/bedrijfswagen',
].flatMap((path) => ['', '#vorm=financial', '#vorm=operational'].map((fragment) => `${path}${fragment}`));

test('in a window of 1,280 px, scrollbar or not, the labels of a calculator stand on one line and no field beside a hole', async ({
  page,
  site,
}) => {
  for (const path of calculatorForms) {
    await page.goto('about:blank');
    await page.goto(`${site}${path}`);
    await hydrate(page);
    const fields = page.locator('[data-part=fields]');
    await expect(
      fields.locator(path.includes('#') ? ':scope > :nth-child(5)' : ':scope > :nth-child(4)'),
    ).toBeVisible();
    // On Windows a scrollbar takes up to 17 px.
    for (const width of [1263, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await fields.locator('label').evaluateAll((labels) =>
        labels.map((label) => {
          const text = document.createRange();
          text.selectNodeContents(label);
          return new Set([...text.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect.soft(lines, `${path} at ${width} px`).toEqual(lines.map(() => 1));
      const crooked = await fields.evaluate((frame) => {
        const rows = new Map<number, Set<number>>();
        for (const label of frame.querySelectorAll('label')) {
          const control = document.getElementById(label.htmlFor)?.getBoundingClientRect().top ?? 0;
          const row = rows.get(Math.round(control)) ?? new Set();
          rows.set(Math.round(control), row.add(Math.round(label.getBoundingClientRect().top)));
        }
        return [...rows.values()].filter(({ size }) => size > 1).map((tops) => [...tops]);
      });
      expect.soft(crooked, `${path} at ${width} px`).toEqual([]);
      const hole = await fields.evaluate(
        (frame) =>
          frame.getBoundingClientRect().right - (frame.lastElementChild?.getBoundingClientRect().right ?? 0),
      );
      expect.soft(hole, `${path} at ${width} px`).toBeCloseTo(0, 0);
    }
  }
});

test('all columns of the four lease forms are in view where they stand side by side', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/leasevormen`);
  await page.evaluate(() => document.fonts.ready);
  const hidden = (frame: Element) => frame.scrollWidth - frame.clientWidth;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const frame = page.locator('div:has(> table)').first();
    await expect(frame.locator('thead'), `${width} px`).toBeVisible();
    expect(await frame.evaluate(hidden), `${width} px`).toBe(0);
  }
});

/** In letters. Longer words take a hyphen where the browser knows Dutch, and break anywhere else. */
const maxWholeWord = 22;

for (const path of kindsOfPages) {
  test(`on ${path} amounts and words of up to ${maxWholeWord} letters stay whole, and nothing lies over the breadcrumbs`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenWords(page, maxWholeWord), `${width} px`).toEqual([]);
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await coveredBreadcrumbs(page), `${width} px`).toEqual([]);
    }
  });
}

/** The links of the breadcrumbs over which something lies. */
function coveredBreadcrumbs(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('navigation', { name: 'Kruimelpad' })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const seen = [1, height / 2, height - 1].map((down) =>
            document.elementFromPoint(left + width / 2, top + down),
          );
          return seen.some((element) => element !== link);
        })
        .map(({ textContent }) => textContent),
    );
}

for (const { price, widths } of [
  { price: 625_000, widths: [320] },
  { price: 9_999_999, widths: [390, 320] },
  { price: 99_999_999, widths: [390, 320] },
]) {
  test(`so do those of a result of ${price} euros, kept three times, at ${widths.join(' and ')} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: widths[0] ?? 320, height: 800 });
    await page.goto(`${site}/calculator#prijs=${price}&vorm=financial&looptijd=60&slottermijn=9999`);
    const headings = page.locator('[data-part=scenarios] thead th');
    const onPaper = (term: string) => page.getByText(`looptijd=${term}`);
    await expect(onPaper('60')).toHaveCount(1);
    for (const [kept, term] of ['36', '48', '72'].entries()) {
      await page.locator('[name=leaseTerm]').selectOption(term);
      await expect(onPaper(term)).toHaveCount(1);
      await page.getByRole('button', { name: 'Bewaar om te vergelijken' }).click();
      await expect(headings).toHaveCount(kept + 1);
      const hole = await headings.last().evaluate((last) => {
        const { right = 0 } = last.closest('table')?.getBoundingClientRect() ?? {};
        return right - last.getBoundingClientRect().right;
      });
      expect.soft(hole, `${kept + 1} kept, beside them`).toBeCloseTo(0, 0);
    }
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenWords(page, maxWholeWord), `${width} px`).toEqual([]);
    }
  });
}
