import { calculatorAt, calculatorIn, generalCalculator } from './calculators.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn } from './visitor.ts';

const bakwagen = calculatorAt('/equipment/wegtransport/bakwagen');
const openings = [
  { calculator: bakwagen, price: '62.500', monthly: '1.390', term: '60' },
  { calculator: generalCalculator, price: '40.000', monthly: '890', term: '60' },
];

for (const { calculator, price, monthly, term } of openings) {
  test.describe(calculator.path, () => {
    test('asks its first question early, in one line, and shows its example where the hop lands', async ({
      page,
      site,
    }) => {
      await page.goto(site + calculator.path);
      for (const { viewport, top } of [
        { viewport: { width: 1280, height: 800 }, top: 640 },
        { viewport: { width: 390, height: 844 }, top: 900 },
      ]) {
        await page.setViewportSize(viewport);
        const field = await page.locator(`[name=${calculator.priceName}]`).boundingBox();
        expect.soft(field?.y, `on a screen of ${viewport.width}`).toBeLessThan(top);
        const picture = await page.locator('[data-part=picture] img').boundingBox();
        const card = await page.locator('[data-part=panel]').boundingBox();
        const ground = (picture?.y ?? 0) + (picture?.height ?? 0) * 0.85;
        expect.soft(Math.abs(ground - (card?.y ?? 0)), 'the machine stands on the card').toBeLessThan(4);
      }
      const example = page.locator('[data-part=example]');
      for (const width of [360, 390, 768, 1280, 1366, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const hop = await example.locator('svg').boundingBox();
        const amount = await example.locator('strong').last().boundingBox();
        const end = (hop?.x ?? 0) + (hop?.width ?? 0);
        expect.soft(amount?.x, `the example on a screen of ${width}`).toBeGreaterThan(end);
      }
      for (const width of [1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const label = await page.getByText('Aanschafwaarde (excl. btw)').boundingBox();
        expect.soft(label?.height, `the label on a screen of ${width}`).toBeLessThan(2 * 16);
      }
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('says what its example costs, and under which assumptions', async ({ page, site }) => {
        await page.goto(site + calculator.path);
        const example = page.locator('[data-block=hero] [data-part=example]');
        await expect(example).toContainText(
          `Voorbeeld: € ${price}, ${term} maanden, € ${monthly} per maand excl. btw`,
        );
        await expect(example).toContainText('Rekenrente 12% per jaar: een aanname.');
        await expect(example.getByRole('link')).toBeHidden();
      });
    });

    test('opens the example in the calculator', async ({ page, site }) => {
      await page.goto(site + calculator.path);
      await page.getByRole('link', { name: 'Reken met dit voorbeeld' }).click();
      await expect(page.locator('output')).toHaveText(`€ ${monthly} per maand excl. btw`);
      await expect(page.locator(`[name=${calculator.priceName}]`)).toHaveValue(price);
    });

    test('offers its example only while there is no other price, fills it in, and says so', async ({
      page,
      site,
    }) => {
      await arrive(page, site + calculator.path);
      const block = calculatorIn(page, calculator);
      const offer = block.getByRole('button', { name: 'Ik weet de prijs nog niet' });
      const field = block.locator(`[name=${calculator.priceName}]`);
      await field.fill('73.500');
      await expect(offer).toBeHidden();
      await field.fill('');
      await offer.click();
      await expect(offer, 'the focus stays on it').toBeFocused();
      await expect(field).toHaveValue(price);
      const words = `We rekenen met de voorbeeldprijs € ${price}`;
      await expect(block.locator('p').filter({ hasText: words })).toBeVisible();
      await expect(block.getByRole('status').filter({ hasText: words }), 'heard at the button').toHaveCount(
        1,
      );
      await expect(page.locator('output'), 'no amount before it is asked for').toBeEmpty();
    });

    test('keeps its button in place whatever is said of an amount', async ({ page, site }) => {
      await arrive(page, site + calculator.path);
      const block = calculatorIn(page, calculator);
      const button = block.getByRole('button', { name: calculator.button });
      const topOfButton = () =>
        button.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const messages: [field: string, text: string, message: string][] = [
        [calculator.priceName, '7', 'We rekenen met € 7'],
        ['downPayment', '1', 'We rekenen met € 1'],
        ['downPayment', '8', 'De aanbetaling moet lager zijn dan de aanschafwaarde.'],
      ];
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await fillIn(block, { [calculator.priceName]: '', downPayment: '' });
        const top = await topOfButton();
        for (const [field, text, message] of messages) {
          await block.locator(`[name=${field}]`).fill(text);
          await block.locator(`[name=${field}]`).blur();
          await expect(block.locator('p').getByText(message)).toBeVisible();
          expect.soft(await topOfButton(), `${message} at ${width} px`).toBeCloseTo(top, 0);
        }
      }
    });
  });
}

test('an untouched page runs no script, though its calculator is in view', async ({ page, site }) => {
  await page.goto(site + bakwagen.path);
  const block = calculatorIn(page, bakwagen);
  await expect(block).toBeInViewport();
  const isHydrated = () =>
    block.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  // Longer than the files of the app take to arrive.
  await page.waitForLoadState('networkidle');
  expect(await isHydrated()).toBe(false);
  await block.hover();
  await expect.poll(isHydrated).toBe(true);
});

test('no field that asks for a choice says more than fits before its arrow', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  await page.locator('[name=leaseType]').selectOption('operational');
  const cutOff = await page.locator('[data-part=fields] select').evaluateAll((all) =>
    all.flatMap((select) => {
      const { font, paddingInlineStart, width } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = font;
      /** Arrow and the space beside it, in pixels. */
      const arrow = 36;
      const space = Number.parseFloat(width) - Number.parseFloat(paddingInlineStart) - arrow;
      const words = select.querySelector('option')?.label ?? '';
      return pen && pen.measureText(words).width < space ? [] : [words];
    }),
  );
  expect(cutOff).toEqual([]);
});

test('asks for what it needs first', async ({ page, site }) => {
  await arrive(page, site + bakwagen.path);
  const names = () =>
    page
      .locator('[data-part=fields] :is(input, select)')
      .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
  expect(await names()).toEqual(['price', 'leaseTerm', 'leaseType', 'downPayment']);
  await page.locator('[name=leaseType]').selectOption('financial');
  expect(await names()).toEqual(['price', 'leaseTerm', 'leaseType', 'downPayment', 'slottermijn']);
});

test('what helps to choose stands below both, and a printed page without result has no form', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${bakwagen.path}#prijs=62500&looptijd=60`);
  const details = page.locator('[data-part=details]');
  await expect(details).toBeVisible();
  const [hero, panel, below] = await Promise.all(
    ['[data-block=hero] h1', '[data-part=panel]', '[data-part=details]'].map((each) =>
      page.locator(each).boundingBox(),
    ),
  );
  expect(below?.x).toBe(hero?.x);
  expect(below?.y).toBeGreaterThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));

  await page.goto(`${site}/privacy`);
  // Else the result would be there again.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(site + bakwagen.path);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.locator('[data-block=equipment-calculator] :is(form, h2)').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.locator('[data-part=example]')).toBeVisible();
});
