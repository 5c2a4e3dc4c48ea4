import { expect, it } from 'vitest';
import { type PriceExample, priceExample } from '../../../shared/calculator/price-example.ts';
import { defaultLeaseSettings } from '../../../shared/lease/lease-settings.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';
import { openingPrice } from './opening-price.ts';

type Blocks = PageDocument['blocks'];

const hero: Blocks[number] = { type: 'hero', title: 'Bakwagen leasen', text: 'Chassis en opbouw.' };
const notice: Blocks[number] = { type: 'notice', title: 'Let op', text: 'Een indicatie.' };
const calculator: Blocks[number] = { type: 'lease-calculator', title: 'Reken', priceExample: 62_500 };

function exampleOf(blocks: Blocks, settings = defaultLeaseSettings): PriceExample | undefined {
  const opening = openingPrice(blocks);
  return opening && priceExample(opening, { path: '/a', settings });
}

it('works out the price of the calculator below the hero', () => {
  expect(exampleOf([hero, calculator, notice])).toEqual({
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
  const example = exampleOf([hero, calculator], settings);
  expect(example?.months).toBe(months);
  expect(example?.href).toBe(`/a#prijs=62500&vorm=financial&looptijd=${months}`);
});

it.each([
  [[24, 36, 48], 48],
  [[48, 60, 72], 60],
  [[30, 84], 60],
])('keeps to the terms %j of the table below where calculators offer them', (months, expected) => {
  const terms: Blocks[number] = { type: 'price-terms', title: 'Korter of langer?', months };
  expect(exampleOf([hero, calculator, terms])?.months).toBe(expected);
});

it.each<[string, Blocks]>([
  ['without a price', [hero, { ...calculator, priceExample: undefined }]],
  ['further down', [hero, notice, calculator]],
  ['below another first block', [notice, hero, calculator]],
])('has none for a calculator %s', (_, blocks) => {
  expect(exampleOf(blocks)).toBeUndefined();
});
