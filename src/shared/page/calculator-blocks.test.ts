import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isCalculatorBlock, opensWithCalculator } from './calculator-blocks.ts';

it('knows each block that is called a calculator', () => {
  const types = readdirSync(join(import.meta.dirname, '../../view/blocks'));
  expect(types.filter(isCalculatorBlock)).toEqual(types.filter((type) => type.endsWith('-calculator')));
});

it.each([
  [['hero', 'equipment-calculator', 'faq'], true],
  [['hero', 'lease-calculator'], true],
  [['notice', 'hero', 'lease-calculator'], false],
  [['hero', 'benefit-list', 'equipment-calculator'], false],
  [['hero', undefined], false],
  [[], false],
])('says of %j whether it opens with its calculator: %s', (types, expected) => {
  expect(opensWithCalculator(types)).toBe(expected);
});
