import { expect } from '@playwright/test';
import { type CalculatorOnPage, exampleFor } from '../../browser/calculators.ts';
import type { LeadFormOnPage, NoticeTexts } from '../../browser/lead-forms.ts';
import type { Entries, Target } from '../browser-user.ts';
import type { Visitor } from '../visitor.ts';

export const output: Target = { css: 'output' };
export const example = '€ 817 per maand excl. btw';
export const partOf = ({ block }: { block: string }) => `[data-block=${block}]`;
export const formOf = (form: LeadFormOnPage) => `${partOf(form)} form:has([name=email])`;
export const submitOf = (form: LeadFormOnPage): Target => ({
  css: `${formOf(form)} button`,
  text: form.submit,
});

/** What this visitor fills in. */
export const required = (form: LeadFormOnPage, { email }: Visitor): Entries => ({ ...form.required, email });

export const buttonOf = (calculator: CalculatorOnPage): Target => ({
  css: `${partOf(calculator)} button`,
  text: calculator.button,
});

export async function fillInCalculator(
  visitor: Visitor,
  calculator: CalculatorOnPage,
  entries = exampleFor(calculator),
): Promise<void> {
  await visitor.enter(partOf(calculator), entries);
}

/** Brings the form on the screen of an open page, and fills in what it requires. */
export async function fillInForm(visitor: Visitor, form: LeadFormOnPage): Promise<void> {
  const { after } = form;
  if (after) {
    await fillInCalculator(visitor, after.calculator, after.entries);
    await visitor.click(buttonOf(after.calculator));
    await visitor.click(openerOf(form));
  }
  await visitor.enter(formOf(form), required(form, visitor));
}

export const openerOf = (form: LeadFormOnPage): Target => ({
  css: `${partOf(form)} button`,
  text: form.after?.opener,
});

/** Waits until a notice says exactly this. */
export async function readNotice(
  visitor: Visitor,
  role: 'status' | 'alert',
  [title, text]: NoticeTexts,
): Promise<void> {
  const notice: Target = { css: `[role=${role}]`, text: title };
  await visitor.see(notice);
  const lines = await visitor.askOf(notice, (element) =>
    [...element.querySelectorAll('p')].map((line) => line.innerText),
  );
  expect(lines).toEqual([title, text]);
}

/**
 * What is stored is stored once, whatever the network did. These visitors are as fast as robots: a first attempt may wait in
 * quarantine beside the lead of a later one.
 */
export async function expectOneLead({ site, email }: Visitor): Promise<void> {
  const leads = await site.leadsOf(email);
  expect(leads).not.toEqual([]);
  expect(leads.filter(({ quarantined }) => quarantined).length).toBeLessThanOrEqual(1);
  expect(leads.filter(({ quarantined }) => !quarantined).length).toBeLessThanOrEqual(1);
}
