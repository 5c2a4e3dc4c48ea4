import { describe, expect, it, vi } from 'vitest';
import { defaultLeaseSettings } from '../../shared/lease/lease-settings.ts';
import { equipmentCalculator, generalCalculator } from './calculator-kind.ts';
import { type CalculatorState, createCalculatorStore, isStale } from './calculator-store.ts';
import { emptyInput, readInput } from './configuration.ts';

const filled = {
  price: '40.000',
  leaseType: 'financial',
  months: '48',
  downPayment: '4.000',
  finalPayment: '8k',
};

function calculated(input: object = {}) {
  const store = createCalculatorStore(generalCalculator(defaultLeaseSettings));
  store.getState().restore({ ...filled, ...input });
  store.getState().calculate();
  return store;
}

describe('the calculator', () => {
  it.each(['price', 'leaseType', 'months'])('calculates nothing without %s', (name) => {
    expect(calculated({ [name]: '' }).getState().result).toBeUndefined();
  });

  it.each([
    ['a financial lease with its final payment', {}, 817],
    ['an operational lease without it, though it is still filled in', { leaseType: 'operational' }, 948],
    ['no down payment when the field is empty', { downPayment: '', finalPayment: '' }, 1053],
  ])('calculates %s', (_, input, amount) => {
    expect(calculated(input).getState().result?.monthlyAmount).toBe(amount);
  });

  it('calculates nothing with an amount that cannot be read, and shows where', () => {
    const { result, touched, reading } = calculated({ downPayment: '-5' }).getState();
    expect(result).toBeUndefined();
    expect(touched.downPayment).toBe(true);
    expect(reading.errors.downPayment).toBe('Vul een bedrag in, bijvoorbeeld 40.000.');
  });

  it.each([
    ['all is paid down', { downPayment: '40000' }],
    ['more is paid at the end than is financed', { finalPayment: '36000' }],
    ['the price is above what we read', { price: '999999999999' }],
    ['an amount cannot be read', { downPayment: '-5' }],
  ])('has no result when %s, nor the former one', (_, wrong) => {
    const { getState } = calculated();
    getState().restore(wrong);
    getState().calculate();
    expect(getState().result).toBeUndefined();
    expect(Object.keys(getState().reading.errors)).toHaveLength(1);
  });

  it('says what the highest amount is', () => {
    expect(calculated({ price: '999999999999' }).getState().reading.errors.price).toBe(
      'Vul een bedrag in van hooguit 100.000.000.',
    );
  });

  it('follows the input after a first result, a moment after the last change', () => {
    vi.useFakeTimers();
    const { getState } = calculated();
    const { result } = getState();
    getState().change('price', '40000');
    vi.advanceTimersByTime(1000);
    expect(getState().result).toBe(result);
    getState().change('price', '5');
    vi.advanceTimersByTime(200);
    getState().change('price', '50000');
    vi.advanceTimersByTime(299);
    expect(getState().result).toBe(result);
    vi.advanceTimersByTime(1);
    expect(getState().result?.monthlyAmount).toBe(1081);
  });

  it('keeps a result of input that cannot be calculated any more, and knows that it is stale', () => {
    vi.useFakeTimers();
    const { getState } = calculated();
    getState().change('price', '');
    vi.advanceTimersByTime(1000);
    expect(getState().result?.monthlyAmount).toBe(817);
    expect(isStale(getState())).toBe(true);
    getState().change('price', '50000');
    expect(isStale(getState())).toBe(false);
  });

  it('shows no earlier result with a link that lacks something', () => {
    const { getState } = calculated();
    getState().open({ ...emptyInput, price: '62.500', months: '60' });
    expect(getState().result).toBeUndefined();
  });

  it('opens a form for what is filled in, not for what was', () => {
    const { getState } = calculated();
    getState().change('price', '50000');
    getState().openPanel('quote');
    expect(getState().result?.monthlyAmount).toBe(1081);
  });

  it.each([
    ['another field', 'months', '60', true],
    ['the price', 'price', '50000', false],
  ] as const)(
    'knows after a change of %s whether the price is still the example',
    (_, name, value, isExample) => {
      const { getState } = calculated();
      expect(getState().hasExamplePrice).toBe(false);
      getState().takeExample(25_000);
      expect(getState()).toMatchObject({ hasExamplePrice: true, input: { price: '25.000' } });
      getState().change(name, value);
      expect(getState().hasExamplePrice).toBe(isExample);
    },
  );

  it('writes an amount out when the visitor leaves the field, and leaves what it cannot read', () => {
    const store = createCalculatorStore(generalCalculator(defaultLeaseSettings));
    store.getState().change('price', '1,2 mln');
    store.getState().blur('price');
    store.getState().change('downPayment', '40%');
    store.getState().blur('downPayment');
    expect(store.getState().input).toMatchObject({ price: '1.200.000', downPayment: '40%' });
  });

  it('has one form open at a time, and returns to the button of a closed one', () => {
    const { getState } = calculated();
    getState().openPanel('quote');
    getState().openPanel('indicative');
    expect(getState().panel).toBe('indicative');
    getState().closePanel();
    expect(getState()).toMatchObject({ panel: 'buttons', restoreFocusTo: 'indicative' });
    getState().closePanel();
    expect(getState()).toMatchObject({ panel: 'buttons', restoreFocusTo: undefined });
  });

  it.each<[string, (state: CalculatorState) => void, boolean]>([
    ['another choice', ({ change }) => change('months', '60'), true],
    ['a lease form of a link', ({ choose }) => choose({ leaseType: 'operational' }), true],
    ['another term', ({ open }) => open({ months: '60' }), true],
    ['a typed price', ({ change }) => change('price', '5'), false],
    ['a price that goes with a budget', ({ open }) => open({ price: '5' }), false],
  ])('knows after %s whether the price is still its example', (_, act, isExample) => {
    const { getState } = calculated();
    getState().takeExample(55_000);
    act(getState());
    expect(getState().hasExamplePrice).toBe(isExample);
  });

  it('takes choices without a result before it is asked for one, and with the one that there is', () => {
    const { getState } = createCalculatorStore(generalCalculator(defaultLeaseSettings));
    getState().restore({ ...filled, leaseType: '' });
    getState().choose({ leaseType: 'operational' });
    expect(getState().result).toBeUndefined();
    expect(getState()).toMatchObject({ touched: {}, presses: 0 });
    getState().calculate();
    getState().choose({ months: '60' });
    expect(getState().result?.configuration).toMatchObject({ months: 60, leaseType: 'operational' });
    expect(getState().presses).toBe(1);
  });

  it('shares nothing with another calculator', () => {
    calculated();
    expect(createCalculatorStore(generalCalculator(defaultLeaseSettings)).getState().input).toEqual(
      emptyInput,
    );
  });
});

describe('the fields', () => {
  const always: readonly string[] = ['price', 'leaseType', 'months', 'downPayment'];

  it.each([
    [generalCalculator(defaultLeaseSettings), '', []],
    [generalCalculator(defaultLeaseSettings), 'financial', ['finalPayment']],
    [generalCalculator(defaultLeaseSettings), 'operational', ['mileage']],
    [generalCalculator(defaultLeaseSettings), 'fullservice', ['mileage']],
    [generalCalculator(defaultLeaseSettings), 'saleleaseback', []],
    [equipmentCalculator(defaultLeaseSettings, ['mileage']), '', []],
    [equipmentCalculator(defaultLeaseSettings, ['mileage']), 'financial', ['finalPayment']],
    [equipmentCalculator(defaultLeaseSettings, ['mileage']), 'full-service', ['mileage']],
    [equipmentCalculator(defaultLeaseSettings), 'operational', []],
    [equipmentCalculator(defaultLeaseSettings, ['hardware']), '', ['hardware']],
  ])('that depend on a choice appear with it', (kind, leaseType, names) => {
    const { shown } = readInput(kind, { ...emptyInput, leaseType });
    expect(shown.filter((name) => !always.includes(name))).toEqual(names);
  });

  it.each([
    [{ downPayment: '40.000' }, { downPayment: 'De aanbetaling moet lager zijn dan de aanschafwaarde.' }],
    [
      { finalPayment: '36.000' },
      { finalPayment: 'De slottermijn moet lager zijn dan het te financieren bedrag.' },
    ],
    [{ finalPayment: '36.000', leaseType: 'operational' }, {}],
    [{ price: 'veel' }, { price: 'Vul een bedrag in, bijvoorbeeld 40.000.' }],
    [
      { price: '€ 45.000 incl. btw' },
      { price: 'Vul het bedrag zonder btw in. Bij 21% btw deel je het door 1,21.' },
    ],
    [
      { downPayment: '4.000 inclusief 21% B.T.W.' },
      { downPayment: 'Vul het bedrag zonder btw in. Bij 21% btw deel je het door 1,21.' },
    ],
    [{ downPayment: '10%' }, { downPayment: 'Vul een bedrag in euro’s in, geen percentage.' }],
    [{ finalPayment: '20 procent' }, { finalPayment: 'Vul een bedrag in euro’s in, geen percentage.' }],
    [{ price: '45.000 incl. bpm' }, { price: 'Vul een bedrag in, bijvoorbeeld 40.000.' }],
    [{ price: '45.000 incl. bpm, ex btw' }, { price: 'Vul een bedrag in, bijvoorbeeld 40.000.' }],
    [{}, {}],
  ])('say what is wrong with %o', (input, errors) => {
    expect(
      readInput(generalCalculator(defaultLeaseSettings), { ...emptyInput, ...filled, ...input }).errors,
    ).toEqual(errors);
  });

  it('of an equipment page need only a price and a term', () => {
    const kind = equipmentCalculator(defaultLeaseSettings);
    expect(readInput(kind, { ...emptyInput, price: '85.000', months: '60' }).missing).toEqual([]);
    expect(readInput(kind, { ...emptyInput, price: '85.000' }).missing).toEqual(['months']);
  });
});
