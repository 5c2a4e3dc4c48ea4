import { announcedTexts } from './announced-texts.ts';
import { calculatorIn, generalCalculator } from './calculators.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn } from './visitor.ts';

const answer = '[data-part=price]';

test('a budget leads to a price, and that price to the same amount', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const block = calculatorIn(page, generalCalculator);
  await block.getByRole('button', { name: 'Ik weet wat ik per maand kan betalen' }).click();
  const price = page.locator(answer);
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

test('the field of a budget stands clear of the ring around the button above it', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, site + generalCalculator.path);
  await page.getByRole('button', { name: 'Ik weet wat ik per maand kan betalen' }).click();
  const label = await page.getByText('Budget per maand').boundingBox();
  const above = page.getByRole('button', { name: 'Ik weet de prijs nog niet' });
  await above.focus();
  const ringEnd = await above.evaluate((button) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return button.getBoundingClientRect().bottom + ring;
  });
  expect(label?.y).toBeGreaterThanOrEqual(ringEnd);
});

test('a budget is answered once the visitor rests, not at each figure', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const block = calculatorIn(page, generalCalculator);
  await fillIn(block, { leaseType: 'financial', leaseTerm: '48' });
  await block.getByRole('button', { name: 'Ik weet wat ik per maand kan betalen' }).click();
  const price = page.locator(answer);
  const announced = await announcedTexts(price);
  await page.getByLabel('Budget per maand').pressSequentially('900', { delay: 50 });
  await expect(price).toContainText('Bij € 900 per maand');
  expect(announced).toEqual([await price.textContent()]);
});

/** What leads to no price. */
const refusals: [budget: string, finalPayment: string, refusal: string][] = [
  ['veel', '', 'Vul een bedrag in, bijvoorbeeld 900.'],
  ['9000000', '', 'Vul een bedrag in van hooguit 100.000.000.'],
  ['10', '90000', 'De slottermijn moet lager zijn dan het te financieren bedrag.'],
  ['900', '20%', 'Kijk eerst je slottermijn na.'],
];

test('a budget that leads to no price says why', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const block = calculatorIn(page, generalCalculator);
  const budgetField = page.getByLabel('Budget per maand');
  await fillIn(block, { leaseType: 'financial', leaseTerm: '48' });
  await block.getByRole('button', { name: 'Ik weet wat ik per maand kan betalen' }).click();
  for (const [budget, slottermijn, refusal] of refusals) {
    await budgetField.fill('900');
    await fillIn(block, { slottermijn: '' });
    await expect(budgetField, 'right again').not.toHaveAttribute('aria-invalid', 'true');
    await fillIn(block, { slottermijn });
    await budgetField.fill(budget);
    await expect(page.locator(answer), budget).toHaveText(refusal);
    await expect(budgetField, budget).toHaveAttribute('aria-invalid', 'true');
    await expect(block.getByRole('button', { name: 'Reken met deze prijs' }), budget).toHaveCount(0);
  }
});
