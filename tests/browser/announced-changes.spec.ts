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
