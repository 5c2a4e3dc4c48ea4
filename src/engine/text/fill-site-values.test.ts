import { expect, test } from 'vitest';
import { fillSiteValues } from './fill-site-values.ts';

const values = new Map([
  ['phone', '026-000 00 00'],
  ['city', 'Arnhem'],
]);

test.each([
  ['a text', 'Bel {phone}.', 'Bel 026-000 00 00.'],
  ['every text of a value', { a: ['{city}', 3, null] }, { a: ['Arnhem', 3, null] }],
  ['the address of a phone number without its spaces', 'tel:{phone}', 'tel:+31260000000'],
  ['the same inside a text', '[Bel](tel:{phone}) of {phone}', '[Bel](tel:+31260000000) of 026-000 00 00'],
  ['nothing into a name it does not know', '{fax} {}', '{fax} {}'],
])('fillSiteValues fills %s', (_what, value, expected) => {
  expect(fillSiteValues(value, values)).toEqual(expected);
});
