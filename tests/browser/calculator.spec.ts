import { expect, test } from './site.ts';
import { holdScripts, sendContactForm } from './visitor.ts';

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
    const release = await holdScripts(page);
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
    await sendContactForm(page);
    await expect(page.getByRole('alert')).toContainText('Fout bij verzenden');
    await expect(page.locator('[name=message]')).toHaveValue('Ik zoek een bakwagen.');
    expect(page.url()).toBe(`${site}/contact`);
  });

  test('is held when it is sent before the scripts arrive, and sent once', async ({ page, site }) => {
    const release = await holdScripts(page);
    const bodies: string[] = [];
    await page.route('**/functions/v1/send-contact-form', (route) => {
      if (route.request().method() === 'POST') bodies.push(route.request().postData() ?? '');
      return route.fulfill({ json: { ok: true } });
    });
    await page.goto(`${site}/contact`);
    await sendContactForm(page);
    expect(page.url()).toBe(`${site}/contact`);
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Bericht verzonden!' })).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({ firstName: 'Anna', formType: 'contact' });
  });
});
