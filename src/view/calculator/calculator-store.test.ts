import { describe, expect, it } from 'vitest';
import { equipmentCalculator, generalCalculator } from './calculator-kind.ts';
import { createCalculatorStore, isStale } from './calculator-store.ts';
import { emptyInput, readInput } from './configuration.ts';

const filled = {
  price: '40.000',
  leaseType: 'financial',
  months: '48',
  downPayment: '4.000',
  finalPayment: '8k',
};

function calculated(input: object = {}) {
  const store = createCalculatorStore(generalCalculator);
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
    ['0 when all is paid down', { downPayment: '40000' }, 0],
    ['interest only when all is paid at the end', { finalPayment: '36000' }, 360],
  ])('calculates %s', (_, input, amount) => {
    expect(calculated(input).getState().result?.monthlyAmount).toBe(amount);
  });

  it('calculates nothing with an amount that cannot be read, and shows where', () => {
    const { result, touched, reading } = calculated({ downPayment: '-5' }).getState();
    expect(result).toBeUndefined();
    expect(touched.downPayment).toBe(true);
    expect(reading.errors.downPayment).toBe('Vul een bedrag in, bijvoorbeeld 40.000.');
  });

  it('keeps a result when the input changes, and knows that it is stale', () => {
    const store = calculated();
    const { result } = store.getState();
    store.getState().change('price', '40000');
    expect(isStale(store.getState())).toBe(false);
    store.getState().change('price', '50000');
    expect(isStale(store.getState())).toBe(true);
    expect(store.getState().result).toBe(result);
    store.getState().calculate();
    expect(isStale(store.getState())).toBe(false);
  });

  it('writes an amount out when the visitor leaves the field, and leaves what it cannot read', () => {
    const store = createCalculatorStore(generalCalculator);
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

  it('shares nothing with another calculator', () => {
    calculated();
    expect(createCalculatorStore(generalCalculator).getState().input).toEqual(emptyInput);
  });
});

describe('the fields', () => {
  const always: readonly string[] = ['price', 'leaseType', 'months', 'downPayment'];

  it.each([
    [generalCalculator, '', []],
    [generalCalculator, 'financial', ['finalPayment']],
    [generalCalculator, 'operational', ['mileage']],
    [generalCalculator, 'fullservice', ['mileage']],
    [generalCalculator, 'saleleaseback', []],
    [equipmentCalculator('bedrijfswagen'), '', []],
    [equipmentCalculator('bedrijfswagen'), 'financial', ['finalPayment']],
    [equipmentCalculator('vrachtwagen'), 'full-service', ['mileage']],
    [equipmentCalculator('kipper'), 'operational', []],
    [equipmentCalculator('it-hardware'), '', ['hardware']],
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
    [{}, {}],
  ])('say what is wrong with %o', (input, errors) => {
    expect(readInput(generalCalculator, { ...emptyInput, ...filled, ...input }).errors).toEqual(errors);
  });

  it('of an equipment page need only a price and a term', () => {
    const kind = equipmentCalculator('kipper');
    expect(readInput(kind, { ...emptyInput, price: '85.000', months: '60' }).ready).toBe(true);
    expect(readInput(kind, { ...emptyInput, price: '85.000' }).ready).toBe(false);
  });
});
