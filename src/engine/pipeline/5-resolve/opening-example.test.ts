import { expect, it } from 'vitest';
import { defaultLeaseSettings } from '../../../shared/lease/lease-settings.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';
import { openingPrice } from '../3-facts/opening-price.ts';
import { openingExample } from './opening-example.ts';

type Blocks = PageDocument['blocks'];

const at = { path: '/a', settings: defaultLeaseSettings };
const hero: Blocks[number] = { type: 'hero', title: 'Bakwagen leasen', text: 'Chassis en opbouw.' };
const notice: Blocks[number] = { type: 'notice', title: 'Let op', text: 'Een indicatie.' };
const calculator: Blocks[number] = { type: 'lease-calculator', title: 'Reken', priceExample: 62_500 };

it('works out the price of the calculator below the hero', () => {
  expect(openingExample(openingPrice([hero, calculator, notice]), at)).toEqual({
    price: 62_500,
    months: 60,
    monthlyAmount: 1390,
    href: '/a#prijs=62500&vorm=financial&looptijd=60',
  });
});

it.each([
  [[24, 48, 60, 84], 60],
  [[48, 12, 24], 48],
  [[120, 84, 72], 72],
])('takes of %j months the one that is nearest to 60', (terms, months) => {
  const settings = { ...defaultLeaseSettings, terms };
  const example = openingExample(openingPrice([hero, calculator]), { ...at, settings });
  expect(example?.months).toBe(months);
  expect(example?.href).toBe(`/a#prijs=62500&vorm=financial&looptijd=${months}`);
});

it.each([
  [[24, 36, 48], 48],
  [[48, 60, 72], 60],
  [[30, 84], 60],
])('keeps to the terms %j of the table below where calculators offer them', (months, expected) => {
  const terms: Blocks[number] = { type: 'price-terms', title: 'Korter of langer?', months };
  expect(openingExample(openingPrice([hero, calculator, terms]), at)?.months).toBe(expected);
});

it.each<[string, Blocks]>([
  ['without a price', [hero, { ...calculator, priceExample: undefined }]],
  ['further down', [hero, notice, calculator]],
  ['below another first block', [notice, hero, calculator]],
])('has none for a calculator %s', (_, blocks) => {
  expect(openingExample(openingPrice(blocks), at)).toBeUndefined();
});
