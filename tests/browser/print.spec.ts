import type { Page } from '@playwright/test';
import {
  type CalculatorOnPage,
  calculate,
  calculatorAt,
  exampleFor,
  generalCalculator,
} from './calculators.ts';
import { formOf, leadForm, reach } from './lead-forms.ts';
import { standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn } from './visitor.ts';

/** What must be on the paper of each, besides the result itself. */
const warnings: [calculator: CalculatorOnPage, warning: string][] = [
  [generalCalculator, 'Aan deze berekening kun je geen rechten ontlenen.'],
  [
    calculatorAt('/equipment/wegtransport/kipper'),
    'Deze berekening is bedoeld voor zakelijk gebruik en is geen aanbod.',
  ],
];

for (const [calculator, warning] of warnings) {
  test(`the paper with a result of ${calculator.path} says who, what, how much and what it is worth`, async ({
    page,
    site,
  }) => {
    await arrive(page, site + calculator.path);
    await calculate(page, calculator, exampleFor(calculator));
    await expect(page.locator('output')).not.toBeEmpty();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const text of ['HopLease', '€ 817', 'per maand excl. btw', 'rekenrente van 12% per jaar', warning]) {
      await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    }
    await expect(page.locator('dt').filter({ visible: true })).toHaveText([
      'Te financieren',
      'Totaal van de termijnen',
      'Slottermijn',
      'Aanbetaling',
      'In totaal',
      'Rente in totaal',
      'Aanschafwaarde',
      'Leasevorm',
      'Looptijd',
      'Aanbetaling',
      'Slottermijn',
    ]);
    const unwanted = page.locator(
      'nav, footer, button:not(table *), input, select, [data-block=faq], [data-block=hero]',
    );
    await expect(unwanted.filter({ visible: true })).toHaveCount(0);
    const colours = await page
      .locator('main :is(h2, h3, p, dt, dd, strong)')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
    await expect(page.locator('[data-part=terms] tbody tr').first()).toHaveText(/24 maanden.*1\.398/);
    await expect(
      page.locator('[data-part=schedule] :is(svg, tbody tr)').filter({ visible: true }),
    ).toHaveCount(5);
    await expect(page.getByText(`${site}${calculator.path}#prijs=40000`)).toBeVisible();
    await expect(page.getByText(/^Gemaakt op \d+ \w+ 20\d\d bij HopLease, 026-/)).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  });

  test(`the paper of ${calculator.path} shows what was kept to compare, once there is something to compare`, async ({
    page,
    site,
  }) => {
    await arrive(page, site + calculator.path);
    await calculate(page, calculator, { ...exampleFor(calculator), leaseTerm: '72' });
    await expect(page.locator('[data-part=schedule] tbody tr')).toHaveCount(6);
    expect(await sheetsOf(page), 'the longest term is one sheet too').toBe(1);
    await page.locator('[name=leaseTerm]').selectOption('48');
    await expect(page.locator('output')).toContainText('€ 817');
    const table = page.locator('[data-part=scenarios] table');
    const keep = page.getByRole('button', { name: 'Bewaar om te vergelijken' });
    await keep.click();
    await expect(table.locator('thead th')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.locator('[name=leaseTerm]').selectOption('72');
    await expect(page.locator('output')).toContainText('€ 627');
    await keep.click();
    await page.emulateMedia({ media: 'print' });
    await expect(table.locator('tbody tr').filter({ visible: true }).first()).toHaveText(
      'Per maand€ 817€ 627',
    );
    await expect(page.locator('[data-part=scenarios] button').filter({ visible: true })).toHaveCount(0);
  });
}

async function sheetsOf(page: Page): Promise<number | undefined> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

test('the largest amounts stay whole on the paper of their result', async ({ page, site }) => {
  await page.setViewportSize({ width: 658, height: 900 });
  await page.goto(`${site}/calculator#prijs=99999999&vorm=financial&looptijd=72&slottermijn=9999999`);
  await expect(page.locator('[data-part=schedule] tbody tr')).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('[data-part=schedule] tr')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights), 'one line').toBeLessThan(20);
});

test('no sheet is longer than what is printed on it', async ({ page, site }) => {
  await page.setViewportSize({ width: 700, height: 20_000 });
  await page.goto(`${site}/privacy`);
  await page.emulateMedia({ media: 'print' });
  const [body, content] = await page
    .locator('body, main')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
  expect(body).toBe(content);
});

test('an ordinary page prints its answers and where its sources are, nothing that can only be pressed and no address of the site', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/equipment/wegtransport/kipper`);
  const answers = page.locator('[data-block=faq] details p');
  await expect(answers).not.toHaveCount(0);
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  const questions = page.locator('[data-block=faq] details');
  await expect(questions.first(), 'on one sheet with its answer').toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('nav, footer, button, a[data-variant]').filter({ visible: true })).toHaveCount(0);
  const links = await page
    .locator('main a')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((link) => {
        const href = link.getAttribute('href') ?? '';
        const leadsOut = href.startsWith('https:');
        return { href, leadsOut, saysWhere: getComputedStyle(link, '::after').content.includes(href) };
      }),
    );
  expect(new Set(links.map(({ leadsOut }) => leadsOut))).toEqual(new Set([true, false]));
  expect(links.filter(({ leadsOut, saysWhere }) => leadsOut !== saysWhere)).toEqual([]);
});

test('a form that is filled in is printed, and once it is sent what was sent, with its reference', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  leads.answerWith({ json: { ok: true, id: '3f2a9c01-55d0-4b1e-9c0a-1f2e3d4c5b6a' } });
  const contact = leadForm('the message of the contact page');
  const form = formOf(page, contact);
  await arrive(page, site + contact.path);
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  for (const [name, text] of Object.entries(contact.required)) {
    await page.emulateMedia({ media: 'screen' });
    await form.locator(`[name=${name}]`).fill(text);
    await form.locator(`[name=${name}]`).blur();
    await page.emulateMedia({ media: 'print' });
    await expect(form.locator(`[name=${name}]`), name).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await form.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByText('Je referentie is')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Je referentie is 3F2A9C01')).toBeVisible();
  await expect(page.getByText(contact.required.message ?? '')).toBeVisible();
  await expect(form.locator('label, input, textarea').filter({ visible: true })).toHaveCount(0);
});

for (const name of ['the quote of the general calculator', 'the quote of an equipment page']) {
  test(`${name} that was asked for is on the one sheet of its result`, async ({ page, site }) => {
    const leads = await standInForLeadFunction(page);
    leads.answerWith({ json: { ok: true, id: '3f2a9c01-55d0-4b1e-9c0a-1f2e3d4c5b6a' } });
    const quote = leadForm(name);
    if (quote.after === undefined) throw new Error(`${name} follows no calculation.`);
    const { calculator, opener } = quote.after;
    const longest = { ...exampleFor(calculator), leaseTerm: '72' };
    await arrive(page, site + quote.path);
    await reach(page, { ...quote, after: { calculator, opener, entries: longest } });
    await fillIn(formOf(page, quote), quote.required);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await formOf(page, quote).getByRole('button', { name: quote.submit }).click();
    await expect(page.getByText('Je referentie is')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Je referentie is 3F2A9C01')).toBeVisible();
    await expect(page.getByText('Wat je hebt gestuurd')).toBeHidden();
    expect(await sheetsOf(page)).toBe(1);
  });
}

/** What paper makes of a page without a result. */
interface Paper {
  path: string;
  /** Of A4, at most: three cards stand beside one another, and what follows uses the rest of a sheet. */
  sheets?: number;
  /** What says something there too. */
  shows?: readonly string[];
  /** What can only be pressed. */
  leavesOut?: readonly string[];
  /** What goes on at no next sheet, and how many of it there are at least. */
  keepsWhole?: [css: string, least: number];
  /** Its headings begin at one margin. */
  hasOneMargin?: true;
}

const papers: readonly Paper[] = [
  { path: '/', sheets: 4, keepsWhole: ['[data-block=worked-scenarios] div:has(> dl)', 1] },
  { path: '/equipment/wegtransport', sheets: 6 },
  { path: '/equipment/wegtransport/bakwagen', sheets: 4 },
  { path: '/equipment/wegtransport/kipper', hasOneMargin: true },
  { path: '/calculator', hasOneMargin: true },
  { path: '/privacy', hasOneMargin: true },
  { path: '/stukken', sheets: 2 },
  { path: '/equipment/bouwmachine/minigraver', shows: ['article svg:not(li svg)'] },
  {
    path: '/leasevormen',
    sheets: 8,
    shows: ['[data-block=lease-form] [popover]', '[data-block=lease-guide] h3'],
    leavesOut: ['[data-block=lease-guide] [href="#keuzehulp"]'],
    keepsWhole: ['[data-block=lease-form] :has(> h3:text-is("Rekenvoorbeeld"))', 4],
  },
  {
    path: '/contact',
    shows: ['[data-block=contact-form] dt'],
    leavesOut: ['[data-block=contact-form] :is(label, input, textarea)'],
  },
  { path: '/equipment', leavesOut: ['[data-block=page-search] :is(label, input)'] },
];

for (const { path, sheets, shows = [], leavesOut = [], keepsWhole, hasOneMargin } of papers) {
  test(`${path} is fit for paper`, async ({ page, site }) => {
    await page.goto(site + path);
    if (sheets !== undefined) expect.soft(await sheetsOf(page), 'sheets').toBeLessThanOrEqual(sheets);
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print' });
    for (const [all, isPrinted] of [
      [shows, true],
      [leavesOut, false],
    ] as const) {
      for (const css of all) {
        const found = page.locator(css);
        await expect.soft(found, css).not.toHaveCount(0);
        await expect.soft(found.filter({ visible: isPrinted }), css).toHaveCount(await found.count());
      }
    }
    if (keepsWhole !== undefined) {
      const [css, least] = keepsWhole;
      const parts = await page.locator(css).all();
      expect.soft(parts.length, css).toBeGreaterThanOrEqual(least);
      for (const part of parts) await expect.soft(part).toHaveCSS('break-inside', 'avoid');
    }
    if (hasOneMargin) expect.soft(new Set(await marginsOf(page)).size, 'margins').toBe(1);
  });
}

test('a sheet may end within running text and its lists, so that their heading is not left behind', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/equipment/wegtransport/bakwagen`);
  await page.emulateMedia({ media: 'print' });
  for (const running of ['ul', ':has(> p)']) {
    const all = await page.locator(`[data-block=text-section] ${running}`).all();
    expect(all.length, running).toBeGreaterThan(1);
    for (const each of all) await expect(each).toHaveCSS('display', 'block');
  }
});

/** Where the headings of the sections begin, in pixels. */
async function marginsOf(page: Page): Promise<number[]> {
  const lefts = await page
    .locator('h1, h2:not([data-block=notice] *)')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().left)));
  expect(lefts.length).toBeGreaterThan(3);
  return lefts;
}
