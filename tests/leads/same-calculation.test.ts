import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Calculation } from '../../src/shared/calculator/calculation.ts';
import { choiceNames } from '../../src/shared/calculator/calculation-choices.ts';
import { calculationFragment } from '../../src/shared/calculator/calculation-fragment.ts';
import { calculationRemarks } from '../../src/shared/calculator/calculation-remarks.ts';
import type { LeadFormName } from '../../src/shared/leads/lead-forms.ts';
import { isProposable } from '../../src/shared/lease/lease.ts';
import { defaultLeaseSettings } from '../../src/shared/lease/lease-settings.ts';
import { readAddress } from '../../src/view/calculator/address.ts';
import { calculationValues } from '../../src/view/calculator/calculation-values.ts';
import { CalculatorContext } from '../../src/view/calculator/calculator-context.ts';
import {
  type CalculatorKind,
  equipmentCalculator,
  generalCalculator,
} from '../../src/view/calculator/calculator-kind.ts';
import { createCalculatorStore } from '../../src/view/calculator/calculator-store.ts';
import { type CalculatorInput, emptyInput } from '../../src/view/calculator/configuration.ts';
import { TermsTable } from '../../src/view/calculator/details/TermsTable.tsx';
import { ResultView } from '../../src/view/calculator/ResultView.tsx';
import { renderMail } from '../../supabase/functions/_shared/mail.ts';
import { randomNumbers } from '../random.ts';
import { randomLeases } from '../random-leases.ts';
import { exampleCompany as company } from './example-company.ts';

const settings = defaultLeaseSettings;

const calculators: [string, LeadFormName, CalculatorKind][] = [
  ['the general calculator', 'generalIndicative', generalCalculator(settings)],
  ['one that asks kilometres', 'equipmentIndicative', equipmentCalculator(settings, ['mileage'])],
  ['one that asks hardware', 'equipmentIndicative', equipmentCalculator(settings, ['hardware'])],
];

/** Random inputs: choices of the calculator, amounts in whole euros and in cents. */
function randomInputs(kind: CalculatorKind, count: number): CalculatorInput[] {
  const random = randomNumbers(count);
  return randomLeases(random, count).map(({ price, downPayment, finalPayment, months }, index) => {
    const cents = index % 3 === 0 ? ',05' : '';
    const chosen = choiceNames.map((name) => {
      const options = kind.options[name];
      return [name, options[Math.floor(random() * options.length)]?.value ?? ''];
    });
    return {
      ...emptyInput,
      ...Object.fromEntries(chosen),
      price: `${price}${cents}`,
      months: String(months),
      downPayment: index % 2 === 0 ? String(downPayment) : '',
      finalPayment: index % 4 === 0 ? String(finalPayment) : '',
    };
  });
}

function calculate(kind: CalculatorKind, input: Partial<CalculatorInput>): Calculation | undefined {
  const store = createCalculatorStore(kind);
  store.getState().open(input);
  return store.getState().result;
}

/** The texts of the elements with these tags, in order, with ordinary spaces. */
function textsOf(html: string, tags: string): string[] {
  const elements = html.matchAll(new RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, 'g'));
  return Array.from(elements, ([, , inner = '']) =>
    inner
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll('&amp;', '&'),
  );
}

function inPairs(texts: readonly string[]): [string, string][] {
  return texts.flatMap((text, index): [string, string][] =>
    index % 2 === 0 ? [[text, texts[index + 1] ?? '']] : [],
  );
}

describe.each(calculators)('a calculation of %s', (_, form, kind) => {
  const calculations = randomInputs(kind, 60).flatMap((input) => calculate(kind, input) ?? []);
  const proposals = calculations.filter(({ configuration }) => isProposable(configuration));

  it('is one that can be proposed, mostly', () => {
    expect(proposals.length).toBeGreaterThan(40);
  });

  it('is the same in its address', () => {
    for (const calculation of calculations) {
      const address = readAddress(calculationFragment(calculation.configuration, settings), kind);
      expect(address?.refused).toEqual([]);
      expect(calculate(kind, address?.input ?? {})).toEqual(calculation);
    }
  });

  it('reads the same on the screen, in the message that is sent and in the mail', () => {
    for (const calculation of proposals) {
      const { message = '' } = calculationValues({ form, calculation }, { email: 'a@b.example' });
      const fields = { message, 'page.path': '/a' };
      const createdAt = '2026-11-25T23:30:00Z';
      const lead = { id: 'lead', formType: 'indicative', email: 'a@b.example', createdAt, fields };
      const item = { id: 'mail', kind: 'visitor', attempts: 1, hasVisitorMail: true, lead } as const;
      const { text } = renderMail(item, company);
      const mail = text.replace(/\s+/g, ' ');

      const screen = renderToStaticMarkup(createElement(ResultView, { calculation }));
      const [amount = ''] = textsOf(screen, 'strong');
      expect(mail).toContain(`${amount} per maand excl. btw`);
      expect(message).toContain(`Indicatief maandbedrag: ${amount} excl. btw`);
      for (const [label, value] of inPairs(textsOf(screen, 'dt|dd')))
        expect(mail).toContain(`${label}: ${value}`);
      for (const sentence of calculationRemarks(calculation.configuration)) {
        expect(screen).toContain(sentence);
        expect(mail).toContain(sentence);
      }
      for (const line of message.split('\n').slice(0, -1)) expect(mail).toContain(line);

      const context = { kind, store: createCalculatorStore(kind) };
      const table = createElement(TermsTable, { configuration: calculation.configuration });
      const terms = renderToStaticMarkup(createElement(CalculatorContext, { value: context }, table));
      const rows = textsOf(terms, 'th|td').slice(3);
      const chosen = (months: string) =>
        months === `${calculation.configuration.months} maanden` ? ' (jouw keuze)' : '';
      expect(rows).toHaveLength(3 * settings.terms.length);
      for (let start = 0; start < rows.length; start += 3) {
        const [months = '', ...amounts] = rows.slice(start, start + 3);
        expect(mail).toContain(`${months}${chosen(months)} ${amounts.join(' ')}`);
      }
      expect(mail).toContain(calculationFragment(calculation.configuration, settings));
    }
  });
});
