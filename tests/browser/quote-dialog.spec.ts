import type { Locator, Page } from '@playwright/test';
import { calculate, calculatorAt, calculatorIn, exampleFor, generalCalculator } from './calculators.ts';
import { standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn } from './visitor.ts';

const calculator = calculatorAt('/equipment/wegtransport/bakwagen');
const required = { firstName: 'Sam', lastName: 'Jansen', email: 'sam@bedrijf.example' };
const answer = { json: { ok: true, id: '3f2a9c01-55d0-4b1e-9c0a-1f2e3d4c5b6a' } };

async function openDialog(page: Page, site: string): Promise<Locator> {
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, exampleFor(calculator));
  await page.getByRole('button', { name: 'Vraag offerte aan' }).click();
  return page.getByRole('dialog');
}

test('the dialog says what the quote is about, and asks first for what it needs', async ({ page, site }) => {
  const dialog = await openDialog(page, site);
  await expect(dialog).toHaveAccessibleDescription(
    /^€\s817 per maand excl. btw. Aanschafwaarde €\s40.000, leasevorm Financial\u00a0Lease, looptijd 48\u00a0maanden/,
  );
  const more = dialog.getByRole('button', {
    name: 'Telefoonnummer, bedrijfsnaam en bericht toevoegen (niet verplicht)',
  });
  const phone = dialog.locator('[name=phone]');
  await expect(phone).not.toBeInViewport();
  await more.click();
  await expect(phone).toBeInViewport();
  await fillIn(dialog, { phone: '0612345678' });
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Vraag offerte aan' }).click();
  await expect(phone, 'what was typed stands open').toBeInViewport();
  await expect(phone).toHaveValue('0612345678');
});

test('what the browser fills in along with the name stands open before it is sent', async ({
  page,
  site,
}) => {
  const dialog = await openDialog(page, site);
  const phone = dialog.locator('[name=phone]');
  await expect(phone).not.toBeInViewport();
  // As browsers do: the focus stays where it was.
  await phone.evaluate((control: HTMLInputElement) => {
    control.value = '06 12 34 56 78';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(phone).toBeInViewport();
  await expect(dialog.locator('[name=firstName]')).toBeFocused();
});

interface Size {
  width: number;
  height: number;
}

/** Closes the dialog, and opens it again on another screen. */
async function reopen(page: Page, size: Size): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(size);
  await page.getByRole('button', { name: 'Vraag offerte aan' }).click();
  await expect(page.getByRole('dialog').locator('[name=firstName]')).toBeFocused();
}

const seenWhole: readonly Size[] = [
  { width: 375, height: 553 },
  { width: 390, height: 664 },
  { width: 1280, height: 600 },
  // Above a screen keyboard, which makes the page smaller.
  { width: 360, height: 360 },
];

test('the button to send stays in view, and leaves room for what the visitor reads and fills in', async ({
  page,
  site,
}) => {
  const dialog = await openDialog(page, site);
  const send = dialog.getByRole('button', { name: 'Verstuur aanvraag' });
  const viewport = page.locator('meta[name=viewport]');
  await expect(viewport).toHaveAttribute('content', /interactive-widget=resizes-content/);
  for (const size of seenWhole) {
    await test.step(`on ${size.width} by ${size.height}`, async () => {
      await reopen(page, size);
      await expect(send).toBeInViewport({ ratio: 1 });
      const cancel = await dialog.getByRole('button', { name: 'Annuleren' }).boundingBox();
      expect(cancel?.y, 'on one line').toBe((await send.boundingBox())?.y);
      // Folded, and still the next stop of the keyboard.
      await dialog.locator('[name=message]').focus();
      await expect(send).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator('[name=message]')).toBeInViewport({ ratio: 0.5 });
    });
  }
  await test.step('a phone on its side shows what the dialog is about and its first field', async () => {
    await reopen(page, { width: 844, height: 390 });
    for (const seen of [dialog.getByRole('button', { name: 'Sluiten' }), dialog.getByRole('heading')])
      await expect(seen).toBeInViewport({ ratio: 1 });
  });
  await test.step('at 400 % the fields have the dialog to themselves, and the button follows them', async () => {
    await reopen(page, { width: 320, height: 256 });
    for (const name of Object.keys(required)) {
      await dialog.locator(`[name=${name}]`).focus();
      await expect(dialog.locator(`[name=${name}]`)).toBeInViewport({ ratio: 1 });
      await expect(send).not.toBeInViewport();
    }
    await send.focus();
    await expect(send).toBeInViewport({ ratio: 1 });
  });
});

for (const size of [
  { width: 390, height: 600 },
  { width: 1280, height: 800 },
]) {
  test(`what is wrong stands above the buttons on ${size.width} by ${size.height}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size);
    const dialog = await openDialog(page, site);
    const send = dialog.getByRole('button', { name: 'Verstuur aanvraag' });
    await send.click();
    const alert = dialog.getByRole('alert');
    await expect(alert, 'the list says what the notice means').toHaveText(
      'Velden ontbrekenVul alle verplichte velden inVul je voornaam in.Vul je achternaam in.Vul je e-mailadres in.',
    );
    await expect(alert).toBeInViewport({ ratio: 1 });
    const message = await dialog.locator('p', { hasText: 'Vul je voornaam in.' }).boundingBox();
    const buttons = await dialog.locator('[data-part=buttons]').boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
  });
}

test('a failure and a receipt name the telephone number as a link, on one line of any phone', async ({
  page,
  site,
}) => {
  const lead = await standInForLeadFunction(page);
  lead.answerWith({ status: 422, json: { ok: false } });
  const dialog = await openDialog(page, site);
  await fillIn(dialog, required);
  const send = dialog.getByRole('button', { name: 'Verstuur aanvraag' });
  const isWhole = async (number: Locator): Promise<void> => {
    await expect(number).toHaveAttribute('href', /^tel:\+31/);
    for (let width = 320; width < 400; width += 10) {
      await page.setViewportSize({ width, height: 700 });
      expect(await number.evaluate((link) => link.getClientRects().length), `${width} px`).toBe(1);
    }
  };
  await send.click();
  await isWhole(dialog.getByRole('alert').getByRole('link'));
  lead.answerWith(answer);
  await send.click();
  await isWhole(page.locator('[data-part=receipt] a'));
});

test('after sending it says what happens when, what was sent, and what to call it by', async ({
  page,
  site,
}) => {
  const lead = await standInForLeadFunction(page);
  lead.answerWith(answer);
  const dialog = await openDialog(page, site);
  await fillIn(dialog, required);
  await dialog.getByRole('button', { name: 'Verstuur aanvraag' }).click();
  await expect(dialog).toHaveCount(0);
  const receipt = page.locator('[data-part=receipt]');
  await expect(receipt).toContainText('Je referentie is 3F2A9C01.');
  await expect(receipt.getByRole('listitem')).toHaveText([
    'We mailen een bevestiging naar sam@bedrijf.example, tenzij je vandaag al vaker mail van ons kreeg.',
    'Niets gekregen? Wat je stuurde, is wel binnen. We nemen binnen 24 uur contact met je op met een persoonlijke offerte. Zijn we die dag gesloten? Dan hoor je van ons zodra we weer open zijn.',
    /^Iets vergeten\? Bel [\d -]+ en noem je referentie\.$/,
  ]);
  const linesOf = (item: Element) =>
    item.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(item).lineHeight);
  const lines = await receipt.getByRole('listitem').last().evaluate(linesOf);
  expect(lines, 'no line is higher for the link in it').toBeCloseTo(Math.round(lines), 1);
  await receipt.getByText('Wat je hebt gestuurd').click();
  await expect(receipt.locator('dd')).toContainText([
    'Sam',
    'Jansen',
    'sam@bedrijf.example',
    'Looptijd: 48 maanden',
  ]);
  const again = page.getByRole('button', { name: 'Vraag offerte aan' });
  await expect(again, 'no longer the loudest button').not.toHaveAttribute('data-variant', 'primary');

  await page.reload();
  await expect(receipt, 'who reloads need not wonder whether it arrived').toContainText('3F2A9C01');
  await expect(again).not.toHaveAttribute('data-variant', 'primary');

  await fillIn(calculatorIn(page, calculator), { leaseTerm: '60' });
  await expect(receipt, 'it was about another calculation').toHaveCount(0);
  await expect(again).toHaveAttribute('data-variant', 'primary');
});

test('a proposal that was sent does not stand over the quote that is opened next', async ({ page, site }) => {
  await standInForLeadFunction(page);
  await arrive(page, site + calculator.path);
  await calculate(page, calculator, exampleFor(calculator));
  await page.getByRole('button', { name: 'Indicatief voorstel ontvangen' }).click();
  const block = calculatorIn(page, calculator);
  await fillIn(block, { email: required.email });
  await block.getByRole('button', { name: 'Verstuur', exact: true }).click();
  await expect(page.getByText('Indicatief voorstel verzonden!')).toBeVisible();
  await block.getByRole('button', { name: 'Vraag offerte aan' }).click();
  await expect(page.getByRole('dialog').locator('[name=firstName]')).toBeFocused();
  await expect(page.getByText('Indicatief voorstel verzonden!')).toHaveCount(0);
});

test('each way on says what it is, and opens on a press of its own', async ({ page, site }) => {
  await arrive(page, site + generalCalculator.path);
  await calculate(page, generalCalculator, exampleFor(generalCalculator));
  const block = calculatorIn(page, generalCalculator);
  await expect(
    block.getByText('Een adviseur maakt een offerte op maat en neemt contact met je op.'),
  ).toBeVisible();
  const proposal = block.getByText(/^Deze berekening meteen in je mailbox/);
  await expect(proposal).toBeVisible();
  // The second press of a double click, under which the result came.
  await block.getByRole('button', { name: 'Vraag offerte aan' }).dispatchEvent('click', { detail: 2 });
  await expect(proposal).toBeVisible();
});

test('that sending failed is seen above the buttons, also on a short screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.route('**/functions/**', (route) => route.abort());
  const dialog = await openDialog(page, site);
  await fillIn(dialog, required);
  await dialog.getByRole('button', { name: 'Verstuur aanvraag' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('Fout bij verzenden');
  const bottomOf = async (): Promise<number> => {
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    return y + height;
  };
  const buttons = await dialog.locator('[data-part=buttons]').boundingBox();
  await expect.poll(bottomOf).toBeLessThanOrEqual(buttons?.y ?? 0);
});

test('that a quote arrived is seen where its button stood at the end of the screen, also on a later page', async ({
  page,
  site,
}) => {
  const lead = await standInForLeadFunction(page);
  lead.answerWith(answer);
  await page.setViewportSize({ width: 390, height: 700 });
  await arrive(page, `${site}/equipment/wegtransport`);
  await page.locator(`main a[href="${calculator.path}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(site + calculator.path);
  await calculate(page, calculator, exampleFor(calculator));
  const opener = page.getByRole('button', { name: 'Vraag offerte aan' });
  await opener.evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  );
  await opener.click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, required);
  await dialog.locator('[name=email]').press('Enter');
  const notice = page.getByRole('status').filter({ hasText: 'Offerte aanvraag verzonden!' });
  await notice.waitFor();
  // The page has grown by then.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
  await expect(notice).toBeInViewport({ ratio: 1 });
});
