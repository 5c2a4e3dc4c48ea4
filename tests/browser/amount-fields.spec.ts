import type { Locator, Page } from '@playwright/test';
import { calculate, generalCalculator } from './calculators.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { arrive } from './visitor.ts';

/** Announced after leaving the field. */
const announced = (part: Page | Locator, hasText: string) =>
  part.locator('[role=status], [aria-live=polite]').filter({ hasText });

test('an amount says at its field how it was read, or that it cannot be read', async ({ page, site }) => {
  const unreadable = 'Vul een bedrag in, bijvoorbeeld 40.000.';
  const percentage = 'Vul een bedrag in euro’s in, geen percentage.';
  const rows: [field: string, text: string, message: string, isWrong: boolean][] = [
    ...['abc', '-5000', '1e5', '40.0000', '40.000.00', '0', '4O.000'].map(
      (text): [string, string, string, boolean] => ['vehiclePrice', text, unreadable, true],
    ),
    ['vehiclePrice', '999999999999', 'Vul een bedrag in van hooguit 100.000.000.', true],
    ['vehiclePrice', '€\u00a040\u00a0000', 'We rekenen met € 40.000', false],
    ['vehiclePrice', '1,2 mln', 'We rekenen met € 1.200.000', false],
    ['vehiclePrice', '1.499,99', 'We rekenen met € 1.499,99', false],
    ['vehiclePrice', ' EUR 40.000,00 ', 'We rekenen met € 40.000', false],
    ['vehiclePrice', '', 'Bijvoorbeeld 40.000', false],
    ['vehiclePrice', '40%', percentage, true],
    ['vehiclePrice', '40000', 'We rekenen met € 40.000', false],
    ['downPayment', '10%', percentage, true],
    ['downPayment', '40.000', 'De aanbetaling moet lager zijn dan de aanschafwaarde.', true],
    ['downPayment', '50.000', 'De aanbetaling moet lager zijn dan de aanschafwaarde.', true],
    ['downPayment', '4000', 'We rekenen met € 4.000', false],
    ['slottermijn', 'veel', unreadable, true],
    ['slottermijn', '36.000', 'De slottermijn moet lager zijn dan het te financieren bedrag.', true],
    ['slottermijn', '35.999', 'We rekenen met € 35.999', false],
  ];
  await arrive(page, site + generalCalculator.path);
  await page.locator('[name=leaseType]').selectOption('financial');
  for (const [field, text, message, isWrong] of rows) {
    const control = page.locator(`[name=${field}]`);
    await control.fill(text);
    await control.blur();
    await expect(control, text).toHaveAccessibleDescription(message);
    expect(await control.getAttribute('aria-invalid'), text).toBe(isWrong ? 'true' : null);
    await expect(announced(page, message), text).toHaveCount(isWrong ? 1 : 0);
    if (isWrong) expect(await control.inputValue()).toBe(text);
  }
});

test('the button brings the visitor to the first amount that cannot be read', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const amounts = { downPayment: '10%', slottermijn: 'veel' };
  await calculate(page, generalCalculator, {
    vehiclePrice: '40000',
    leaseType: 'financial',
    leaseTerm: '48',
    ...amounts,
  });
  await expect(page.locator('[name=downPayment]')).toBeFocused();
  await expect(page.locator('output')).toBeEmpty();
  await calculate(page, generalCalculator, { downPayment: '' });
  await expect(page.locator('[name=slottermijn]')).toBeFocused();
});

test('the largest amount with cents fits on a phone of 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await arrive(page, site + generalCalculator.path);
  const entries = { vehiclePrice: '99.999.999,99', leaseType: 'financial', leaseTerm: '24' };
  await calculate(page, generalCalculator, entries);
  await expect(page.locator('output')).toContainText('4.707.347');
  expect(await sticksOut(page)).toEqual([]);
});
