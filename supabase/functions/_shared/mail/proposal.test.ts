import { describe, expect, it } from 'vitest';
import { leaseForms } from '../../../../src/shared/lease-forms.ts';
import {
  equipmentIndicative,
  equipmentQuote,
  generalIndicative,
  generalQuote,
} from '../../../../src/view/calculator/bodies.ts';
import { equipmentCalculator, generalCalculator } from '../../../../src/view/calculator/calculator-kind.ts';
import { type Calculation, createCalculatorStore } from '../../../../src/view/calculator/calculator-store.ts';
import { type CalculatorInput, emptyInput } from '../../../../src/view/calculator/configuration.ts';
import { readProposal } from './proposal.ts';

const email = 'ada@bedrijf.example';

function calculate(kind: typeof generalCalculator, input: Partial<CalculatorInput>): Calculation {
  const store = createCalculatorStore(kind);
  store.getState().restore({ ...emptyInput, ...input });
  store.getState().calculate();
  const { result } = store.getState();
  if (result === undefined) throw new Error('The calculator gave no result.');
  return result;
}

/** What can be read back of a calculation: all of it. */
function expected({ configuration, monthlyAmount }: Calculation) {
  return { ...configuration, monthlyAmount };
}

const prices = ['40.000', '35.499,50', '1.000', '100 mln'];
const payments = [
  { downPayment: '', slottermijn: '' },
  { downPayment: '400,25', slottermijn: '99,99' },
];
const kinds = ['bedrijfswagen', 'vrachtwagen', 'it-hardware', 'minigraver'].map(
  (type) => [type, equipmentCalculator(type)] as const,
);

describe('a proposal that a calculator of the site composed is read back whole', () => {
  it.each([['the general calculator', generalCalculator] as const, ...kinds])('%s', (name, kind) => {
    const optional = kind.leaseTypeRequired ? [] : [{ value: '', label: '' }];
    const none = [{ value: '', label: '' }];
    let count = 0;
    for (const price of prices)
      for (const payment of payments)
        for (const { value: leaseType } of [...optional, ...kind.leaseTypes])
          for (const leaseTerm of ['24', '36', '48', '60', '72'])
            for (const { value: mileage } of [...none, ...kind.mileages])
              for (const { value: usage } of [...none, ...kind.hardware]) {
                const result = calculate(kind, { price, ...payment, leaseType, leaseTerm, mileage, usage });
                const general = kind === generalCalculator;
                const { message = '' } = general
                  ? generalIndicative(result, { email })
                  : equipmentIndicative(result, name, { email });
                expect(readProposal(message), message).toEqual(expected(result));
                count += 1;
              }
    expect(count).toBeGreaterThanOrEqual(160);
  });
});

const result = calculate(generalCalculator, {
  price: '40000',
  downPayment: '4000',
  slottermijn: '8000',
  leaseType: 'financial',
  leaseTerm: '48',
});
const { message = '' } = equipmentIndicative(result, 'Minigraver', { email });

it('keeps the name of the equipment to itself', () => {
  expect(JSON.stringify(readProposal(message))).not.toContain('Minigraver');
});

it('knows every lease form there is', () => {
  for (const { label, hasFinalPayment } of Object.values(leaseForms)) {
    const text = message.replace('Financial Lease', label);
    expect(readProposal(text) !== undefined).toBe(hasFinalPayment);
    const amount = text.replace('\nSlottermijn: € 8.000', '').replace('€ 817', '€ 948');
    expect(readProposal(amount)?.monthlyAmount).toBe(948);
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
  ['words as a lease form', message.replace('Financial Lease', 'Gratis Lease')],
  ['a name that every object has as a lease form', message.replace('Financial Lease', 'constructor')],
  ['a term that cannot be chosen', message.replace('48 maanden', '49 maanden')],
  ['a final payment with a form that has none', message.replace('Financial', 'Operational')],
  [
    'kilometres with a form that has none',
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
  expect(readProposal(text)).toBeUndefined();
});

it('reads the same with a known option, so that the refusals above are for the option alone', () => {
  expect(readProposal(withOption('Kilometers per jaar: 50.000+'))?.mileage).toBe('50.000+');
  expect(readProposal(withOption('Type hardware: Overig'))?.hardware).toBe('Overig');
});

it('takes a quote request for what it is: no proposal', () => {
  const person = { firstName: 'Ada', lastName: 'de Wit', email, company: '' };
  const general = generalQuote(result, { ...person, vehicleType: 'Bakwagen' });
  const equipment = equipmentQuote(result, 'Minigraver', { ...person, phone: '', message: 'Graag snel.' });
  expect([general, equipment].map((body) => readProposal(body.message ?? ''))).toEqual([
    undefined,
    undefined,
  ]);
});

function withOption(line: string): string {
  return `Aanschafwaarde: € 40.000
Leasevorm: Operational Lease
Looptijd: 48 maanden
Aanbetaling: € 4.000
${line}
Indicatief maandbedrag: € 948 excl. btw`;
}
