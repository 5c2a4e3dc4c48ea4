import { expect, it } from 'vitest';
import { brandColours, lightColours } from './brand-colours.ts';

it.each([
  ['nothing', {}, {}],
  ['a brand without colours', { brand: { mark: {} } }, {}],
  ['a colour', { brand: { colours: { ink: '#2b1c10' } } }, { ink: '#2b1c10' }],
  ['what is no colour', { brand: { colours: { ink: 'red;}', leaf: 7 } } }, {}],
  ['what is no brand', { brand: null }, {}],
])('gives the colours of a site that says %s', (_what, site, own) => {
  expect(lightColours(site)).toEqual({ ...brandColours.light, ...own });
});
