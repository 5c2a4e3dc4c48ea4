import { describe, expect, it } from 'vitest';
import { calculationValues } from '../../view/calculator/calculation-values.ts';
import { calculatorFields, inputNames, isChoice } from '../../view/calculator/calculator-fields.ts';
import {
  type CalculatorKind,
  equipmentCalculator,
  generalCalculator,
} from '../../view/calculator/calculator-kind.ts';
import { createCalculatorStore } from '../../view/calculator/calculator-store.ts';
import type { CalculatorInput } from '../../view/calculator/configuration.ts';
import type { LeadFormName } from '../leads/lead-forms.ts';
import { defaultLeaseSettings } from '../lease/lease-settings.ts';
import { leaseTypes } from '../lease/lease-types.ts';
import type { Calculation } from './calculation.ts';
import { factTexts, readProposal } from './calculation-text.ts';

function calculate(kind: CalculatorKind, input: Partial<CalculatorInput>): Calculation {
  const store = createCalculatorStore(kind);
  store.getState().restore(input);
  store.getState().calculate();
  const { result } = store.getState();
  if (result === undefined) throw new Error('The calculator gave no result.');
  return result;
}

/** Amounts that go together: every price is above every down payment and final payment together. */
const amounts = {
  price: ['40.000', '35.499,50', '1.000', '100 mln'],
  downPayment: ['', '400,25'],
  finalPayment: ['', '99,99'],
};

/** Every input that a calculator can be given, with these amounts. */
function everyInput(kind: CalculatorKind): Partial<CalculatorInput>[] {
  let inputs: Partial<CalculatorInput>[] = [{}];
  for (const name of inputNames) {
    const options = isChoice(name) ? kind.options[name].map(({ value }) => value) : amounts[name];
    const empty = isChoice(name) && !kind.required.includes(name) ? [''] : [];
    inputs = inputs.flatMap((input) => [...empty, ...options].map((text) => ({ ...input, [name]: text })));
  }
  return inputs;
}

const calculators: [LeadFormName, CalculatorKind, string?][] = [
  ['generalIndicative', generalCalculator(defaultLeaseSettings)],
  ['equipmentIndicative', equipmentCalculator(defaultLeaseSettings, ['mileage']), 'vrachtwagen'],
  ['equipmentIndicative', equipmentCalculator(defaultLeaseSettings, ['hardware']), 'it-hardware'],
  ['equipmentIndicative', equipmentCalculator(defaultLeaseSettings), 'minigraver'],
];

describe('a proposal that a calculator of the site made is read back whole', () => {
  it.each(calculators)('%s %#', (form, kind, equipmentName) => {
    const inputs = everyInput(kind);
    for (const input of inputs) {
      const calculation = calculate(kind, input);
      const { message = '' } = calculationValues({ form, calculation, equipmentName }, {});
      expect(readProposal(message, defaultLeaseSettings), message).toEqual(calculation);
    }
    expect(inputs.length).toBeGreaterThanOrEqual(320);
  });

  it('with each field that some calculator asks', () => {
    const configurations = calculators.flatMap(([, kind]) =>
      everyInput(kind).map((input) => calculate(kind, input).configuration),
    );
    for (const name of Object.keys(calculatorFields))
      expect(
        configurations.some((each) => Object.entries(each).some(([key, value]) => key === name && value)),
      ).toBe(true);
  });
});

it('gives each fact a label that begins no other', () => {
  const labels = Object.values(factTexts).map(({ label }) => `${label}: `);
  for (const label of labels) expect(labels.filter((other) => other.startsWith(label))).toEqual([label]);
});

const calculation = calculate(generalCalculator(defaultLeaseSettings), {
  price: '40000',
  downPayment: '4000',
  finalPayment: '8000',
  leaseType: 'financial',
  months: '48',
});
const messageOf = (form: LeadFormName, values = {}, equipmentName = '') =>
  calculationValues({ form, calculation, equipmentName }, values).message ?? '';
const message = messageOf('equipmentIndicative', {}, 'Minigraver');

it('keeps the name of the equipment to itself', () => {
  expect(JSON.stringify(readProposal(message, defaultLeaseSettings))).not.toContain('Minigraver');
});

it('knows every lease type there is', () => {
  for (const { label, hasFinalPayment } of Object.values(leaseTypes)) {
    const text = message.replace('Financial Lease', label);
    expect(readProposal(text, defaultLeaseSettings) !== undefined).toBe(hasFinalPayment);
    const amount = text.replace('\nSlottermijn: € 8.000', '').replace('€ 817', '€ 948');
    expect(readProposal(amount, defaultLeaseSettings)?.monthlyAmount).toBe(948);
  }
});

it.each([
  ['nothing at all', ''],
  ['free text', 'Koop nu op https://spam.example'],
  ['a line more', `${message}\nKoop nu: https://spam.example`],
  ['words after it', `${message}\n\nBericht:\nKoop nu`],
  ['an empty line', `${message}\n`],
  ['a word behind an amount', message.replace('€ 40.000', '€ 40.000 gratis')],
  ['an amount written differently', message.replace('€ 40.000', '€ 40000')],
  ['an amount in another notation', message.replace('€ 4.000', '4k')],
  ['a negative amount', message.replace('€ 4.000', '€ -4.000')],
  ['a price of nothing', message.replace('€ 40.000', '€ 0')],
  ['another monthly amount', message.replace('€ 817', '€ 17')],
  ['a monthly amount without its unit', message.replace(' excl. btw', '')],
  ['words as a lease type', message.replace('Financial Lease', 'Gratis Lease')],
  ['a name that every object has as a lease type', message.replace('Financial Lease', 'constructor')],
  ['a term that cannot be chosen', message.replace('48 maanden', '49 maanden')],
  ['a final payment with a type that has none', message.replace('Financial', 'Operational')],
  [
    'kilometres with a type that has none',
    message.replace('Indicatief', 'Kilometers per jaar: 15.000\nIndicatief'),
  ],
  ['kilometres that cannot be chosen', withOption('Kilometers per jaar: 16.000')],
  ['hardware that does not exist', withOption('Type hardware: Gratis laptops')],
  ['a down payment as high as the price', message.replace('Aanbetaling: € 4.000', 'Aanbetaling: € 40.000')],
  [
    'a final payment above what is financed',
    message.replace('€ 8.000', '€ 36.000').replace('€ 817', '€ 360'),
  ],
  ['lines in another order', message.split('\n').reverse().join('\n')],
  ['a line twice', `${message}\n${message.split('\n').at(-1)}`],
  ['a line that is missing', message.replace('Looptijd: 48 maanden\n', '')],
  ['line ends of another system', message.replaceAll('\n', '\r\n')],
])('refuses %s', (_, text) => {
  expect(readProposal(text, defaultLeaseSettings)).toBeUndefined();
});

it('reads the same with a known option, so that the refusals above are for the option alone', () => {
  expect(
    readProposal(withOption('Kilometers per jaar: 50.000+'), defaultLeaseSettings)?.configuration.mileage,
  ).toBe('50.000+');
  expect(
    readProposal(withOption('Type hardware: Overig'), defaultLeaseSettings)?.configuration.hardware,
  ).toBe('Overig');
});

it('takes a quote request for what it is: no proposal', () => {
  expect(
    readProposal(messageOf('generalQuote', { vehicleType: 'Bakwagen' }), defaultLeaseSettings),
  ).toBeUndefined();
  expect(
    readProposal(messageOf('equipmentQuote', { message: 'Graag snel.' }, 'Minigraver'), defaultLeaseSettings),
  ).toBeUndefined();
});

function withOption(line: string): string {
  return `Aanschafwaarde: € 40.000
Leasevorm: Operational Lease
Looptijd: 48 maanden
Aanbetaling: € 4.000
${line}
Indicatief maandbedrag: € 948 excl. btw`;
}

it('reads a proposal with the rate and terms it was made with, and with no others', () => {
  const settings = { ...defaultLeaseSettings, annualRate: 5.5, terms: [30] };
  const input = { price: '40.000', months: '30' };
  const calculation = calculate(equipmentCalculator(settings), input);
  const { message = '' } = calculationValues({ form: 'equipmentIndicative', calculation }, {});
  expect(readProposal(message, settings)).toEqual(calculation);
  expect(readProposal(message, { ...settings, annualRate: 12 })).toBeUndefined();
  expect(readProposal(message, { ...settings, terms: [24] })).toBeUndefined();
});
