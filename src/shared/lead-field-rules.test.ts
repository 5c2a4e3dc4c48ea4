import { expect, it } from 'vitest';
import { emailError, phoneWarning, tradeNumber, tradeNumberWarning } from './lead-field-rules.ts';

it.each([
  'naam@bedrijf.nl',
  'a.b+c@sub.bedrijf.co.uk',
  'a@123.nl',
  'a@b.xn--p1ai',
  'a@bücher.рф',
  '\u202aa@b.nl\u200b',
])('emailError takes %s', (value) => expect(emailError(value)).toBeUndefined());
it.each([
  'naam',
  'naam@',
  '@bedrijf.nl',
  'naam@bedrijf',
  'a@b@c.nl',
  'na am@bedrijf.nl',
  'naam@bedrijf..nl',
  'a@127.0.0.1',
  'naam@bedrijf.2',
  'naam@bedrijf.١',
])('emailError does not take %s', (value) =>
  expect(emailError(value)).toBe('Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.'),
);
it.each([
  '0261234567',
  '026-123 45 67',
  '+31 (0)6 12345678',
  '0031612345678',
  '+31612345678',
  '+49 30 1234567',
  '06–12 34 56 78',
  '026/1234567',
  '\u202a06\u00a012345678\u202c',
])('phoneWarning has nothing to say about %s', (value) => expect(phoneWarning(value)).toBeUndefined());
it.each(['12', '06123', 'bel maar'])('phoneWarning warns of %s', (value) =>
  expect(phoneWarning(value)).toBeDefined(),
);
it.each(['01234567', '0123 4567', '01.23.45.67', '0123-4567', '\u200b01234567'])(
  'tradeNumberWarning has nothing to say about %s',
  (value) => expect(tradeNumberWarning(value)).toBeUndefined(),
);
it('tradeNumberWarning warns of one that is too short', () =>
  expect(tradeNumberWarning('123')).toBeDefined());
it.each([
  ['01 23.45-67', '01234567'],
  ['1 234', '1234'],
  ['in aanvraag (2026)', 'in aanvraag (2026)'],
])('tradeNumber makes of %s %s', (value, sent) => expect(tradeNumber(value)).toBe(sent));
