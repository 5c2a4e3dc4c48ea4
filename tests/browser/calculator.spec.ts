import { expect, test } from './site.ts';

test.describe('the calculator', () => {
  test('gives the monthly amount of the reference sum', async ({ page, site }) => {
    await page.goto(`${site}/calculator`);
    await page.locator('[name=vehiclePrice]').fill('40.000');
    await page.locator('[name=leaseType]').selectOption('financial');
    await page.locator('[name=leaseTerm]').selectOption('48');
    await page.locator('[name=downPayment]').fill('4000');
    await page.locator('[name=slottermijn]').fill('8.000,00');
    await page.getByRole('button', { name: 'Bereken maandbedrag' }).click();
    await expect(page.locator('output').first()).toContainText(/€\s817/);
    await expect(page.getByText('Jouw indicatieve maandbedrag')).toBeVisible();
  });

  test('counts what was typed before the scripts arrived', async ({ page, site }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site}/calculator`);
    await page.locator('[name=vehiclePrice]').fill('40000');
    await page.locator('[name=leaseType]').selectOption('operational');
    await page.locator('[name=leaseTerm]').selectOption('24');
    release();
    await page.locator('html[data-awake]').waitFor();
    await page.getByRole('button', { name: 'Bereken maandbedrag' }).click();
    await expect(page.locator('output').first()).toContainText(/€\s1\.883/);
  });
});

test.describe('a form that is sent while nothing answers', () => {
  test('says so, keeps the text and puts nothing in the address', async ({ page, site }) => {
    await page.goto(`${site}/contact`);
    await page.locator('[name=firstName]').fill('Anna');
    await page.locator('[name=lastName]').fill('de Vries');
    await page.locator('[name=email]').fill('anna@voorbeeld.example');
    await page.locator('[name=message]').fill('Ik zoek een bakwagen.');
    await page.locator('[data-block=contact-form] button[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText('Fout bij verzenden');
    await expect(page.locator('[name=message]')).toHaveValue('Ik zoek een bakwagen.');
    expect(page.url()).toBe(`${site}/contact`);
  });

  test('is held when it is sent before the scripts arrive, and sent once', async ({ page, site }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const bodies: string[] = [];
    await page.route('**/functions/v1/send-contact-form', (route) => {
      if (route.request().method() === 'POST') bodies.push(route.request().postData() ?? '');
      return route.fulfill({ json: { ok: true } });
    });
    await page.goto(`${site}/contact`);
    await page.locator('[name=firstName]').fill('Anna');
    await page.locator('[name=lastName]').fill('de Vries');
    await page.locator('[name=email]').fill('anna@voorbeeld.example');
    await page.locator('[name=message]').fill('Ik zoek een bakwagen.');
    await page.locator('[data-block=contact-form] button[type=submit]').click();
    expect(page.url()).toBe(`${site}/contact`);
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Bericht verzonden!' })).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({ firstName: 'Anna', formType: 'contact' });
  });
});
