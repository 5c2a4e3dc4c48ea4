import { calculate, calculatorAt, calculatorIn, exampleFor, generalCalculator } from './calculators.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn, follow, holdScripts } from './visitor.ts';

const entries = exampleFor(generalCalculator);
const fragment = '#prijs=40000&vorm=financial&looptijd=48&aanbetaling=4000&slottermijn=8000';

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

for (const address of ['#prijs=abc&looptijd=48', `${fragment}&kilometers=abc`]) {
  test(`what is refused of ${address} is said in view, also where its result is below`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 660 });
    const refusal = page.getByRole('alert').filter({ hasText: '‘abc’' });
    await page.goto(site + generalCalculator.path + address);
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect(refusal).not.toBeInViewport();
    await page.goto(`${site}${generalCalculator.path}${address}&hardware=x`);
    await expect(refusal).toBeInViewport({ ratio: 1 });
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

test('the address of a calculation follows its result', async ({ page, site }) => {
  await page.goto(site + generalCalculator.path + fragment);
  await expect(page.locator('output')).toHaveText('€ 817 per maand excl. btw');
  await fillIn(calculatorIn(page, generalCalculator), { leaseTerm: '60' });
  await expect(page.locator('output')).toHaveText('€ 703 per maand excl. btw');
  await expect(page).toHaveURL(/#prijs=40000&vorm=financial&looptijd=60&/);
  await fillIn(calculatorIn(page, generalCalculator), { downPayment: '50000' });
  await expect(page, 'a sum that cannot be has no address').toHaveURL(`${site}/calculator`);
  await fillIn(calculatorIn(page, generalCalculator), { downPayment: '5000' });
  await expect(page, 'the next one has').toHaveURL(/#prijs=40000&.*&aanbetaling=5000/);
});

test('the result of an address comes with its styles, however late these are', async ({ page, site }) => {
  // The loader fetches them first, into the cache.
  let requests = 0;
  await page.route('**/assets/site-*.css', async (route) => {
    requests += 1;
    if (requests > 1) await new Promise((later) => setTimeout(later, 1000));
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const output = document.querySelector('output');
      if (!output?.textContent) return;
      observer.disconnect();
      output.dataset.styled = String(getComputedStyle(output.children[0] ?? output).display);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(site + generalCalculator.path + fragment);
  const output = page.locator('output');
  await expect(output).toHaveText('€ 817 per maand excl. btw');
  await expect(output).toHaveAttribute('data-styled', 'block');
  expect(requests).toBe(2);
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
  await page.locator('main').evaluate(async (main) => {
    await new Promise((drawn) => setTimeout(drawn, 1500));
    const tables = document.createElement('div');
    tables.style.height = '500px';
    main.before(tables);
  });
  await expect.poll(place, 'a slow phone draws the tables seconds after the result').toBe(3000);

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

test('what is typed and chosen before the scripts arrive changes the calculation of the address', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const show = await holdScripts(page);
  await page.goto(site + generalCalculator.path + fragment);
  const block = calculatorIn(page, generalCalculator);
  await fillIn(block, { leaseTerm: '60', vehiclePrice: '50000' });
  show();
  await expect(block.locator('output')).toHaveText('€ 925 per maand excl. btw');
  await expect(block.locator('[name=leaseTerm]')).toHaveValue('60');
  await expect(page).toHaveURL(/#prijs=50000&vorm=financial&looptijd=60&aanbetaling=4000&slottermijn=8000$/);
  await expect(block.locator('[name=vehiclePrice]')).toBeFocused();
  await expect(block.locator('[name=vehiclePrice]')).toBeInViewport({ ratio: 1 });
});

test('a quote that is asked for below a lease form finds it chosen, and what was typed before still there', async ({
  page,
  site,
}) => {
  const block = calculatorIn(page, generalCalculator);
  await arrive(page, site + generalCalculator.path);
  await fillIn(block, { vehiclePrice: '73500', leaseTerm: '48' });
  const forms = ['financial', 'operational', 'fullservice', 'saleleaseback'];
  for (const [index, form] of forms.entries()) {
    await (index === 0 ? arrive(page, `${site}/leasevormen`) : follow(page, '/leasevormen'));
    await page.locator(`#${form}`).getByRole('link', { name: 'Vraag offerte aan' }).click();
    await expect(block.locator('[name=leaseType]')).toHaveValue(form);
    await expect(block.locator('[name=vehiclePrice]')).toHaveValue('73500');
    await expect(block.locator('output'), 'nothing is calculated before it is asked').toBeEmpty();
    await expect(block.locator('[aria-invalid=true]')).toHaveCount(0);
  }
  await page.reload();
  await expect(block.locator('[name=leaseType]')).toHaveValue(forms.at(-1) ?? '');
});
