import { announcedTexts } from './announced-texts.ts';
import { calculate, calculatorAt, calculatorIn, exampleFor, generalCalculator } from './calculators.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn, holdScripts, tabTo } from './visitor.ts';

const entries = exampleFor(generalCalculator);
const bakwagen = calculatorAt('/equipment/wegtransport/bakwagen');
const part = (name: string): string => `[data-part=${name}]`;
const fragment = '#prijs=40000&vorm=financial&looptijd=48&aanbetaling=4000&slottermijn=8000';

test('each term stands beside the others, and the button of a row takes it', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, entries);
  const rows = page.getByRole('table', { name: 'Korter of langer?' }).locator('tbody tr');
  await expect(rows).toHaveText([
    '24 maanden€ 1.398€ 45.552',
    '36 maanden€ 1.010€ 48.360',
    '48 maanden€ 817€ 51.216',
    '60 maanden€ 703€ 54.180',
    '72 maanden€ 627€ 57.144',
  ]);
  const chosen = page.locator(`${part('terms')} button[aria-current=true]`);
  await expect(chosen).toHaveText('48 maanden');
  await rows.first().getByRole('button').click();
  await expect(page.locator('output')).toHaveText('€ 1.398 per maand excl. btw');
  await expect(page.locator('[name=leaseTerm]')).toHaveValue('24');
  await expect(chosen).toHaveText('24 maanden');
  await expect(chosen).toBeFocused();
});

test('a financial lease shows what is paid off in each year; others do not', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, { ...entries, leaseTerm: '24' });
  await expect(page.getByRole('table', { name: 'Wat je aflost' }).locator('tbody tr')).toHaveText([
    '136.0003.61113.16522.835',
    '222.8351.94114.8358.000',
  ]);
  await expect(
    page.getByRole('img', { name: /^Nog af te lossen: € 36.000 bij de start, € 8.000 na 24 maanden/ }),
  ).toBeVisible();
  const leftOut = page.locator(part('result')).getByText('zonder restwaarde');
  await expect(leftOut).toHaveCount(0);
  await calculate(page, generalCalculator, { leaseType: 'operational' });
  await expect(leftOut).toBeVisible();
  await expect(page.locator(part('schedule'))).toHaveCount(0);
  await expect(page.locator(`${part('costs')} dt`)).toHaveText([
    'Totaal van de termijnen',
    'Aanbetaling',
    'In totaal',
  ]);
});

test('a link carries the calculation, and nothing else', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, entries);
  await page.getByRole('button', { name: 'Kopieer link' }).click();
  await expect(page.getByText('De link is gekopieerd.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site}/calculator${fragment}`);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('output')).toHaveText('€ 817 per maand excl. btw');
  await expect(other.locator('[name=slottermijn]')).toHaveValue('8.000');
});

test('a browser that refuses the clipboard leaves the link to copy', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, entries);
  await page.getByRole('button', { name: 'Kopieer link' }).click();
  await expect(page.getByLabel('Link naar deze berekening')).toHaveValue(`${site}/calculator${fragment}`);
});

for (const [address, message, price] of [
  [
    '#prijs=-5&vorm=x&looptijd=7&slottermijn=9e9',
    /prijs ‘-5’, vorm ‘x’, looptijd ‘7’, slottermijn ‘9e9’/,
    '',
  ],
  ['#prijs=40000&looptijd=48&vorm=<script>alert(1)</script>', /vorm ‘<script>alert\(1\)<\/sc’/, '40.000'],
  [`#prijs=1&vorm=${'x'.repeat(10_000)}`, /De link naar deze berekening klopt niet/, ''],
  ['#prijs=999999999999&looptijd=48', /prijs ‘999999999999’/, ''],
] as const) {
  test(`what is wrong in ${address.slice(0, 60)} is reported, not obeyed`, async ({ page, site }) => {
    await page.goto(site + generalCalculator.path + address);
    await page.locator('[data-block=lease-calculator]').hover();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.locator('[name=vehiclePrice]')).toHaveValue(price);
    await expect(page.locator('output')).toBeEmpty();
  });
}

test('a link for another kind of equipment opens what this one has', async ({ page, site }) => {
  const calculator = calculatorAt('/equipment/wegtransport/bakwagen');
  await page.goto(`${site}${calculator.path}${fragment}&hardware=laptops`);
  await expect(page.locator('output')).toHaveText('€ 817 per maand excl. btw');
  // Which this calculator does not ask.
  const message = 'Niet overgenomen uit de link: hardware ‘laptops’. Kijk je invoer na.';
  await expect(page.getByText(message)).toBeVisible();
});

test('up to three calculations are kept, in this browser and in all its tabs', async ({
  page,
  site,
  context,
}) => {
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, entries);
  const block = calculatorIn(page, generalCalculator);
  const keep = block.getByRole('button', { name: 'Bewaar om te vergelijken' });
  const status = page.locator(part('scenarios')).getByRole('status');
  for (const leaseTerm of ['24', '36', '48', '60', '60']) {
    await calculate(page, generalCalculator, { leaseTerm });
    await keep.click();
    await expect(status).toHaveText(/^€\s[\d.]+ per maand is berekening [1-3] in de tabel\.$/);
  }
  const amounts = (one: typeof page) =>
    one.getByRole('table', { name: 'Vergelijk berekeningen' }).locator('tbody tr:first-child td');
  await expect(amounts(page)).toHaveText(['€ 1.010', '€ 817', '€ 703']);
  await expect(status).toHaveText('€ 703 per maand is berekening 3 in de tabel.');

  const other = await context.newPage();
  await other.goto(site + generalCalculator.path + fragment);
  await expect(amounts(other)).toHaveText(['€ 1.010', '€ 817', '€ 703']);
  await other.getByRole('button', { name: 'Verwijder berekening 2' }).click();
  await expect(amounts(page)).toHaveText(['€ 1.010', '€ 703']);
  await page.getByRole('button', { name: 'Reken verder met berekening 1' }).click();
  await expect(page.locator('output')).toHaveText('€ 1.010 per maand excl. btw');
});

test('without storage they last as long as the page, and it says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, entries);
  await page.getByRole('button', { name: 'Bewaar om te vergelijken' }).click();
  await expect(page.locator(`${part('scenarios')} tbody tr:first-child td`)).toHaveText(['€ 817']);
  await expect(page.locator(part('scenarios')).getByRole('status')).toHaveText(
    '€ 817 per maand is berekening 1 in de tabel, tot je deze pagina verlaat: je browser bewaart niets.',
  );
});

test('a budget leads to a price, and that price to the same amount', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const block = calculatorIn(page, generalCalculator);
  await block.getByRole('button', { name: 'Ik weet wat ik per maand kan betalen' }).click();
  const price = page.locator(part('price'));
  await page.getByLabel('Budget per maand').fill('€ 817 p/m');
  await expect(price).toHaveText('Kies ook een looptijd.');
  await fillIn(block, { leaseType: 'financial', leaseTerm: '48', downPayment: '4000', slottermijn: '8000' });
  await expect(price).toHaveText('Bij € 817 per maand en 48 maanden past een aanschafwaarde van € 39.986.');
  await block.getByRole('button', { name: 'Reken met deze prijs' }).click();
  await expect(page.locator('[name=vehiclePrice]')).toHaveValue('39.986');
  await expect(page.locator('output').filter({ hasText: 'per maand excl. btw' })).toHaveText(
    '€ 817 per maand excl. btw',
  );
});

test('a budget is answered once the visitor rests, not at each figure', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const block = calculatorIn(page, generalCalculator);
  await fillIn(block, { leaseType: 'financial', leaseTerm: '48' });
  await block.getByRole('button', { name: 'Ik weet wat ik per maand kan betalen' }).click();
  const price = page.locator(part('price'));
  const announced = await announcedTexts(price);
  await page.getByLabel('Budget per maand').pressSequentially('900', { delay: 50 });
  await expect(price).toContainText('Bij € 900 per maand');
  expect(announced).toEqual([await price.textContent()]);
});

for (const [budget, finalPayment, answer] of [
  ['veel', '', 'Vul een bedrag in, bijvoorbeeld 900.'],
  ['9000000', '', 'Vul een bedrag in van hooguit 100.000.000.'],
  ['10', '90000', 'De slottermijn moet lager zijn dan het te financieren bedrag.'],
] as const) {
  test(`a budget of ${budget} with a final payment of '${finalPayment}' leads to no price`, async ({
    page,
    site,
  }) => {
    await arrive(page, site + generalCalculator.path);
    const block = calculatorIn(page, generalCalculator);
    await fillIn(block, { leaseType: 'financial', leaseTerm: '48', slottermijn: finalPayment });
    await block.getByRole('button', { name: 'Ik weet wat ik per maand kan betalen' }).click();
    await page.getByLabel('Budget per maand').fill(budget);
    await expect(page.locator(part('price'))).toHaveText(answer);
    await expect(page.getByLabel('Budget per maand')).toHaveAttribute('aria-invalid', 'true');
    await expect(block.getByRole('button', { name: 'Reken met deze prijs' })).toHaveCount(0);
  });
}

test('the address of a calculation follows its result', async ({ page, site }) => {
  await page.goto(site + generalCalculator.path + fragment);
  await expect(page.locator('output')).toHaveText('€ 817 per maand excl. btw');
  await fillIn(calculatorIn(page, generalCalculator), { leaseTerm: '60' });
  await expect(page.locator('output')).toHaveText('€ 703 per maand excl. btw');
  await expect(page).toHaveURL(/#prijs=40000&vorm=financial&looptijd=60&/);
  await fillIn(calculatorIn(page, generalCalculator), { downPayment: '50000' });
  await expect(page, 'a sum that cannot be has no address').toHaveURL(`${site}/calculator`);
});

test('an address brings its result into view; a reload or a return keeps the place', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site + generalCalculator.path + fragment);
  const result = page.locator('output');
  await expect(result).toHaveText('€ 817 per maand excl. btw');
  await expect(result).toBeInViewport();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(place).toBe(3000);
  // The browser is back at the place before the result makes the page longer above it.
  const show = await holdScripts(page);
  await page.reload();
  await expect.poll(place).toBe(3000);
  show();
  await expect(result).toHaveText('€ 817 per maand excl. btw');
  await expect.poll(place).toBe(3000);

  const showLater = await holdScripts(page);
  await page.reload();
  await expect.poll(place).toBe(3000);
  await page.mouse.wheel(0, 500);
  await expect.poll(place).toBe(3500);
  const read = await page.evaluateHandle(() => document.elementFromPoint(195, 400));
  const seenAt = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? 0);
  const before = await seenAt();
  showLater();
  await expect(result).toHaveText('€ 817 per maand excl. btw');
  // A page is scrolled by whole pixels.
  const moved = async () => Math.abs((await seenAt()) - before);
  await expect.poll(moved, 'who reads on meanwhile').toBeLessThan(1);

  const link = page.getByRole('link', { name: 'Privacybeleid' });
  await link.scrollIntoViewIfNeeded();
  // Waits a frame: no visitor leaves in the frame in which the page scrolls.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const last = await place();
  await link.click();
  await expect(page).toHaveURL(`${site}/privacy`);
  await page.goBack();
  await expect(result).toHaveText('€ 817 per maand excl. btw');
  await expect.poll(place).toBe(last);
});

for (const form of ['financial', 'operational', 'fullservice', 'saleleaseback']) {
  test(`a quote that is asked for below ${form} finds it chosen, and what was typed before still there`, async ({
    page,
    site,
  }) => {
    const block = calculatorIn(page, generalCalculator);
    await arrive(page, site + generalCalculator.path);
    await fillIn(block, { vehiclePrice: '73500', leaseTerm: '48' });
    await arrive(page, `${site}/leasevormen`);
    await page.locator(`#${form}`).getByRole('link', { name: 'Vraag offerte aan' }).click();
    await expect(block.locator('[name=leaseType]')).toHaveValue(form);
    await expect(block.locator('[name=vehiclePrice]')).toHaveValue('73500');
    await expect(block.locator('output'), 'nothing is calculated before it is asked').toBeEmpty();
    await expect(block.locator('[aria-invalid=true]')).toHaveCount(0);
    await page.reload();
    await expect(block.locator('[name=leaseType]')).toHaveValue(form);
  });
}

test('on a phone, every part of a result is used with the keyboard alone, and the focus is never lost', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, site + bakwagen.path);
  const block = calculatorIn(page, bakwagen);
  const button = (name: string) => block.getByRole('button', { name, exact: true });
  const press = async (name: string): Promise<void> => {
    await tabTo(page, button(name));
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(page.locator(':focus')).toBeInViewport();
  };
  await press('Ik weet de prijs nog niet');
  await tabTo(page, page.locator('[name=leaseTerm]'));
  await page.keyboard.type('60');
  await press('Bereken Lease');
  await expect(page.locator('output')).toHaveText('€ 1.390 per maand excl. btw');
  await press('48 maanden');
  await expect(page.locator('output')).toHaveText('€ 1.646 per maand excl. btw');
  await press('Kopieer link');
  await press('Bewaar om te vergelijken');
  await press('Reken verder met berekening 1');
  await press('Verwijder berekening 1');
  await expect(page.locator(`${part('scenarios')} table`)).toHaveCount(0);
  await press('Ik weet wat ik per maand kan betalen');
  await tabTo(page, page.getByLabel('Budget per maand'));
  await page.keyboard.type('1000');
  await press('Reken met deze prijs');
  await expect(page.locator('output').last()).toHaveText('€ 1.000 per maand excl. btw');
  await press('Vraag offerte aan');
  await page.keyboard.press('Escape');
  await expect(button('Vraag offerte aan')).toBeFocused();
});

test('an answer makes none of the formatters that take a phone a tenth of a second', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const) {
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct(target, given, newTarget) {
            made.push(name);
            return Reflect.construct(target, given, newTarget);
          },
        }),
      });
    }
  });
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, entries);
  await expect(page.locator(part('schedule'))).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
});
