import { brokenWords } from './broken-words.ts';
import { kindsOfPages } from './kinds-of-pages.ts';
import { expect, test } from './site.ts';

for (const width of [320, 330, 390]) {
  test(`logo and menu button stand on one line at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site}/`);
    const logo = await page.locator('header a').first().boundingBox();
    const button = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    const middle = (box: typeof logo) => (box ? box.y + box.height / 2 : Number.NaN);
    expect(Math.abs(middle(logo) - middle(button))).toBeLessThan(2);
    expect(logo?.y).toBeGreaterThan(8);
  });
}

for (const { widths, rows } of [
  { widths: [360, 375, 390, 430, 520, 600, 700], rows: [2, 2] },
  { widths: [768, 1024, 1240, 1280, 1920], rows: [4] },
]) {
  test(`the footer uses its whole width at ${widths.join(', ')} px`, async ({ page, site }) => {
    await page.goto(`${site}/`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('footer h2')
        .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)));
      const lines = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      expect(lines, `${width} px`).toEqual(rows);
    }
  });
}

test('the mail address in the footer goes on at the next line at its @ only', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 700, 768, 800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator('footer a[href^=mailto] span').evaluate(({ childNodes }) => {
      const range = document.createRange();
      return [...childNodes].map((part) => {
        range.selectNode(part);
        return range.getClientRects().length;
      });
    });
    expect(Math.max(...lines), `${width} px`).toBe(1);
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

for (const path of ['/', '/calculator', '/equipment']) {
  test(`of four cards on ${path} none stands alone below three`, async ({ page, site }) => {
    await page.goto(site + path);
    for (const width of [...widths, paperWidth]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ media: width === paperWidth ? 'print' : 'screen' });
      const rows = await page.locator('main [data-block] div').evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).display === 'grid')
          .filter(({ children }) => children.length === 4 && children[0]?.localName === 'article')
          .map(({ children }) => {
            const tops = [...children].map((card) => Math.round(card.getBoundingClientRect().top));
            return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length).join(' + ');
          }),
      );
      expect(rows, `${width} px`).not.toContain('3 + 1');
      if (path === '/') expect(rows.length).toBeGreaterThan(0);
    }
  });
}

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

for (const width of [320, 360]) {
  test(`amounts and words of up to ${maxWholeWord} letters stay whole at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of kindsOfPages) {
      await page.goto(site + path);
      await page.evaluate(() => document.fonts.ready);
      expect(await brokenWords(page, maxWholeWord), path).toEqual([]);
    }
  });
}

for (const { width, price } of [
  { width: 320, price: 625_000 },
  { width: 320, price: 9_999_999 },
  { width: 320, price: 99_999_999 },
  { width: 390, price: 9_999_999 },
  { width: 390, price: 99_999_999 },
]) {
  test(`so do those of a result of ${price} euros, kept three times, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site}/calculator#prijs=${price}&vorm=financial&looptijd=60&slottermijn=9999`);
    const headings = page.locator('[data-part=scenarios] thead th');
    const onPaper = (term: string) => page.getByText(`looptijd=${term}`);
    await expect(onPaper('60')).toHaveCount(1);
    for (const [kept, term] of ['36', '48', '72'].entries()) {
      await page.locator('[name=leaseTerm]').selectOption(term);
      await expect(onPaper(term)).toHaveCount(1);
      await page.getByRole('button', { name: 'Bewaar om te vergelijken' }).click();
      await expect(headings).toHaveCount(kept + 1);
    }
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenWords(page, maxWholeWord)).toEqual([]);
  });
}

for (const width of [390, 1280]) {
  test(`nothing lies over a link of the breadcrumbs at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of kindsOfPages) {
      await page.goto(site + path);
      const covered = await page
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
      expect(covered, path).toEqual([]);
    }
  });
}
