import { calculate, calculatorAt, calculatorIn, exampleFor, generalCalculator } from './calculators.ts';
import { expect, test } from './site.ts';
import { arrive, tabTo } from './visitor.ts';

const entries = exampleFor(generalCalculator);
const bakwagen = calculatorAt('/equipment/wegtransport/bakwagen');
const part = (name: string): string => `[data-part=${name}]`;

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
  await expect(page.locator(part('scenarios'))).toContainText('een vierde vervangt de eerste');

  const other = await context.newPage();
  await other.goto(`${site}${generalCalculator.path}#prijs=40000&vorm=financial&looptijd=48`);
  await expect(amounts(other)).toHaveText(['€ 1.010', '€ 817', '€ 703']);
  await other.getByRole('button', { name: 'Verwijder berekening 2' }).click();
  await expect(amounts(page)).toHaveText(['€ 1.010', '€ 703']);
  await expect(other.locator(part('scenarios')).getByRole('status')).toHaveText(
    'Berekening 2, € 817 per maand, is verwijderd.',
  );
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
    await expect(page.locator(':focus')).toHaveAccessibleName(/\S/);
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
