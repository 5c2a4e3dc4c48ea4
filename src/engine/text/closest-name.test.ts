import { expect, it } from 'vitest';
import { closestName, onlyNearName } from './closest-name.ts';

const types = ['cta', 'faq', 'hero', 'benefit-list', 'type-cards', 'page-cards'];

it.each([
  ['fqa', 'faq'],
  ['benefitList', 'benefit-list'],
  ['BENEFIT_LIST', 'benefit-list'],
  ['benfit-lst', 'benefit-list'],
  ['typecard', 'type-cards'],
  ['carousel', undefined],
  ['x', undefined],
  ['', undefined],
  ['h'.repeat(1_000_000), undefined],
])('takes %.20s for %s', (name, meant) => {
  expect(closestName(name, types)).toBe(meant);
});

it.each([
  ['fqa', 'faq'],
  ['tpye-cards', 'type-cards'],
  ['tage-cards', undefined],
  ['carousel', undefined],
])('is certain that %s means %s', (name, meant) => {
  expect(onlyNearName(name, types)).toBe(meant);
});
