import { calculate } from './calculators.ts';
import { formOf, leadForm, openerOf } from './lead-forms.ts';
import { accepted, standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { sticksOut } from './sticks-out.ts';
import { tooSmall } from './too-small.ts';
import { arrive, fillIn } from './visitor.ts';

const contact = leadForm('the message of the contact page');
const quote = leadForm('the quote of the general calculator');

/** Forms in the page, in a calculator and in a dialog; the other three are made of the same parts. */
const [inCalculator, inDialog, inPage] = [quote, leadForm('the quote of an equipment page'), contact];

const screens = [
  { name: 'a phone of 320 px', viewport: { width: 320, height: 568 }, hasTouch: true },
  { name: 'a page at 200 % zoom', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
];

/** Whether nothing lies over what stands below a field, such as the buttons of a dialog. */
function isMessageSeen(field: Element): boolean {
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  const { x = 0, y = 0, height = 0 } = message?.getBoundingClientRect() ?? {};
  const seen = document.elementFromPoint(x + 1, y + height - 1);
  return seen !== null && message?.contains(seen) === true;
}

for (const { name, ...use } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    for (const lead of [inCalculator, inDialog, inPage]) {
      test(`nothing sticks out and nothing is too small to touch in ${lead.name}`, async ({ page, site }) => {
        const leads = await standInForLeadFunction(page);
        leads.answerWith({ status: 400, json: {} }, accepted);
        const fits = async (state: string): Promise<void> => {
          expect(await sticksOut(page), state).toEqual([]);
          expect(await tooSmall(page), state).toEqual([]);
        };
        await arrive(page, site + lead.path);
        await fits('at first');
        if (lead.after) {
          const { calculator, entries } = lead.after;
          const price = lead.block === 'lease-calculator' ? 'vehiclePrice' : 'price';
          const wrong = { ...entries, [price]: '99.999.999', downPayment: '999.999.999.999.999.999' };
          await calculate(page, calculator, wrong);
          await fits('with an amount that cannot be read');
          await calculate(page, calculator, { downPayment: '10.000.000' });
          await fits('with a result of large amounts');
        }
        await openerOf(page, lead)?.click();
        const form = formOf(page, lead);
        const submit = form.getByRole('button', { name: lead.submit });
        await submit.click();
        const wrong = form.locator('[aria-invalid=true]').first();
        await expect(wrong).toBeFocused();
        await expect.poll(() => wrong.evaluate(isMessageSeen), 'what is wrong is seen').toBe(true);
        await fits('with errors');
        await fillIn(form, lead.required);
        await submit.click();
        await expect(page.getByRole('alert')).toContainText(lead.refused[0]);
        await fits('with a failure');
        await submit.click();
        await expect(page.getByRole('status').filter({ hasText: lead.sent[0] })).toBeVisible();
        await fits('when it was sent');
      });
    }
  });
}
