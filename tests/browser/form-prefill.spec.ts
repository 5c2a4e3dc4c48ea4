import { standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive } from './visitor.ts';

const asked = (document: string): string => `Ik ontvang graag dit document: ${document}.`;

test('a link chooses the subject of a message; a subject that nobody knows is left alone', async ({
  page,
  site,
}) => {
  for (const [query, chosen] of [
    ['?onderwerp=financial', 'financial'],
    ['?onderwerp=Full%20Service', 'fullservice'],
    ['?onderwerp=onzin', ''],
    ['?onderwerp=%3Cscript%3E', ''],
    ['', ''],
  ]) {
    await arrive(page, `${site}/contact${query}`);
    await expect(page.locator('[name=subject]'), query).toHaveValue(chosen ?? '');
  }
});

test('a card of a document or a cover fills in the question, as long as the visitor wrote none', async ({
  page,
  site,
}) => {
  await arrive(page, `${site}/verzekeringen`);
  const cards = page.locator('[data-block=link-cards] a');
  const message = page.locator('[name=message]');
  const form = page.locator('[data-block=insurance-form]');
  for (const [index, document] of ['polisvoorwaarden', 'schadeformulier', 'brochure'].entries()) {
    await cards.nth(index).click();
    await expect(message, 'in the place of the one before').toHaveValue(asked(document), { timeout: 3000 });
    await expect(form).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Vraag stellen over beperkt casco' }).click();
  await expect(message).toHaveValue('Ik heb een vraag over de dekking beperkt casco: ');
  await expect(form).toBeInViewport();
  await page.locator('[name=firstName]').fill('Jan');
  await cards.first().click();
  await expect(message, 'also once another field is filled in').toHaveValue(asked('polisvoorwaarden'));
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(message, 'and after a reload').toHaveValue(asked('polisvoorwaarden'));
  await expect(page.locator('[name=firstName]')).toHaveValue('Jan');
  await message.fill('Eigen woorden.');
  await cards.last().click();
  await expect(page).toHaveURL(/document=brochure/);
  await expect(message).toHaveValue('Eigen woorden.');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${site}/verzekeringen?document=%3Cb%3E#contact-verzekeringen`);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(message).toHaveValue('');
});

test('a visitor whose question stands ready is busy from then on, though the browser fills in the rest in no time', async ({
  page,
  site,
}) => {
  const leads = await standInForLeadFunction(page);
  await page.clock.install();
  await arrive(page, `${site}/verzekeringen?document=brochure#contact-verzekeringen`);
  await expect(page.locator('[name=message]')).toHaveValue(asked('brochure'));
  await page.clock.runFor(3000);
  const form = page.locator('[data-block=insurance-form] form');
  for (const [name, text] of Object.entries({ firstName: 'Jan', lastName: 'Bos', email: 'jan@bedrijf.nl' }))
    await form.locator(`[name=${name}]`).fill(text);
  await form.locator('button[type=submit]').click();
  await expect.poll(() => leads.bodies[0]?.elapsedMs).toBeGreaterThan(2500);
});
