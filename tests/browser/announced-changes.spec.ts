import { announcedTexts } from './announced-texts.ts';
import { calculate, calculatorIn, exampleFor, generalCalculator } from './calculators.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn } from './visitor.ts';

/** Of more changes at once Orca announces none. */
const maxAtOnce = 50;

test('a new amount changes little enough around it to be announced', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, { ...exampleFor(generalCalculator), leaseTerm: '72' });
  await expect(page.locator('[data-part=schedule]')).toBeVisible();
  const changes = await page.locator('main').evaluateHandle((main) => {
    const seen: MutationRecord[] = [];
    new MutationObserver((records) => seen.push(...records)).observe(main, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  await fillIn(calculatorIn(page, generalCalculator), { vehiclePrice: '60.000' });
  await expect(page.locator('output')).toHaveText('€ 1.018 per maand excl. btw');
  await expect(page.locator('output')).toHaveAttribute('aria-atomic', 'true');
  await expect(page.locator('[data-part=terms] tbody tr').last()).toContainText('€ 1.018');
  // A text that changes goes and comes.
  const count = await changes.evaluate((seen) =>
    seen
      .map((record) =>
        record.type === 'characterData' ? 2 : record.addedNodes.length + record.removedNodes.length,
      )
      .reduce((sum, each) => sum + each, 0),
  );
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThan(maxAtOnce);
});

test('the first amount comes as one block, into elements that keep their roles', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const output = page.locator('output');
  const roles = await output.evaluate(rolesAround);
  await calculate(page, generalCalculator, exampleFor(generalCalculator));
  await expect(output.locator('> *')).toHaveText('€ 817 per maand excl. btw');
  expect(await output.evaluate(rolesAround)).toEqual(roles);
});

/** Of this element and those around it. */
function rolesAround(element: Element): (string | null)[] {
  const roles = [];
  for (let each: Element | null = element; each; each = each.parentElement)
    roles.push(each.getAttribute('role'));
  return roles;
}

const tooHigh = 'Kijk je aanbetaling na. De aanbetaling moet lager zijn dan de aanschafwaarde.';

/** What a visitor of a lease of € 40.000 does in the down payment, and what is announced when they pause. */
const announcements: [what: string, keys: readonly string[], announced: string][] = [
  ['typing', ['5', '0', '0', '0'], 'We rekenen met €\u00a05.000'],
  [
    'typing what is wrong, of which they are not told before they leave it',
    ['0'],
    'We rekenen met €\u00a050.000',
  ],
  ['Enter, with the focus in it', ['Enter'], tooHigh],
  ['Enter once more', ['Enter'], tooHigh],
  ['mending it', ['Backspace'], 'We rekenen met €\u00a05.000'],
  ['leaving it wrong', ['0', 'Tab'], tooHigh],
];

test('what a field says of an amount is announced once, when the visitor pauses', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  const block = calculatorIn(page, generalCalculator);
  await fillIn(block, { vehiclePrice: '40000', leaseType: 'operational', leaseTerm: '36' });
  const field = block.locator('[name=downPayment]');
  const texts = await announcedTexts(block.locator('form [role=status]'));
  const heard: string[] = [];
  await field.focus();
  for (const [what, keys, announced] of announcements) {
    heard.push(announced);
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => texts.filter((text) => text !== ''), what).toEqual(heard);
    // A description that changes is read too.
    const description = await field.evaluate((control) => control.getAttribute('aria-describedby'));
    expect(description === null, what).toBe(!/Enter|leaving/.test(what));
  }
  await block.getByRole('button', { name: generalCalculator.button }).click();
  await expect(field, 'where it is read').toBeFocused();
  await expect(field).toHaveAccessibleDescription('De aanbetaling moet lager zijn dan de aanschafwaarde.');
  await page.keyboard.press('Backspace');
  await expect
    .poll(() => texts.filter((text) => text !== ''), 'nothing twice')
    .toEqual([...heard, 'We rekenen met €\u00a050']);
});
