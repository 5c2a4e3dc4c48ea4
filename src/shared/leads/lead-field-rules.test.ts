import { expect, it } from 'vitest';
import {
  emailError,
  emailWarning,
  phoneWarning,
  tradeNumber,
  tradeNumberWarning,
} from './lead-field-rules.ts';

/** An address of so many characters. */
function longAddress(length: number): string {
  return `a@${'b'.repeat(length - 'a@.nl'.length)}.nl`;
}

it.each([
  'naam@bedrijf.nl',
  'a.b+c@sub.bedrijf.co.uk',
  'a@123.nl',
  'a@b.xn--p1ai',
  'a@bücher.рф',
  longAddress(254),
  `${'a'.repeat(64)}@b.nl`,
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
  'ada@1.0x10',
  'naam@bedrijf.nl2',
  'naam@bedrijf.n-l',
  'naam@bedrijf.١',
  longAddress(255),
  `${'a'.repeat(65)}@b.nl`,
])('emailError does not take %s', (value) =>
  expect(emailError(value)).toBe('Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.'),
);
it.each([
  'jan@gmail.com',
  'Jan@GMAIL.com',
  'jan@hotmail.be',
  'jan@yahoo.nl',
  'jan@email.com',
  'jan@mail.com',
  'jan@bedrijf.nl',
  'jan@outlook.nl',
  'jan@ymail.com',
  '',
  'jan',
])('emailWarning has nothing to say about %j', (value) => expect(emailWarning(value)).toBeUndefined());
it.each([
  ['jan@gmial.com', 'jan@gmail.com'],
  ['Jan.de.Wit@gmail.co', 'jan.de.wit@gmail.com'],
  ['jan@gmail.con', 'jan@gmail.com'],
  ['jan@gmail.nl', 'jan@gmail.com'],
  ['jan@gmal.com', 'jan@gmail.com'],
  ['piet@hotmial.nl', 'piet@hotmail.nl'],
  ['piet@hotmai.com', 'piet@hotmail.com'],
  ['info@zigo.nl', 'info@ziggo.nl'],
  ['info@ziggo.n', 'info@ziggo.nl'],
  ['a@outlok.com', 'a@outlook.com'],
  ['\u200ba@iclod.com ', 'a@icloud.com'],
])('emailWarning of %j asks about %s', (value, meant) =>
  expect(emailWarning(value)).toBe(`Bedoel je ${meant}?`),
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
  'tel:\u00a006-12345678',
  'Mobiel 06 12345678, na 18 uur',
  '06-12345678 / 026-1234567',
])('phoneWarning has nothing to say about %s', (value) => expect(phoneWarning(value)).toBeUndefined());
it.each([
  '12',
  '06123',
  'bel maar',
  '06123456789',
  '1 06 12345678',
  '+31 26 000 00 000',
  '+49 123456789012345',
  '1+49 30 1234567',
])('phoneWarning warns of %s', (value) =>
  expect(phoneWarning(value)).toBe(
    'Controleer je telefoonnummer, bijvoorbeeld 06\u00a012\u00a034\u00a056\u00a078.',
  ),
);
it.each(['01234567', '0123 4567', '01.23.45.67', '0123-4567', '\u200b01234567', 'KvK:\u00a001234567'])(
  'tradeNumberWarning has nothing to say about %s',
  (value) => expect(tradeNumberWarning(value)).toBeUndefined(),
);
it.each(['123', '012345678', 'KvK 012345678', 'vestiging 000001234567'])(
  'tradeNumberWarning warns of %s',
  (value) => expect(tradeNumberWarning(value)).toBe('Een KvK-nummer heeft 8 cijfers.'),
);
it.each([
  ['01 23.45-67', '01234567'],
  ['1 234', '1234'],
  ['KvK-nr. 0123 4567', '01234567'],
  ['KvK 01234567, btw NL001234567B01', '01234567'],
  ['in aanvraag (2026)', 'in aanvraag (2026)'],
  ['2026 (in aanvraag)', '2026 (in aanvraag)'],
])('tradeNumber makes of %s %s', (value, sent) => expect(tradeNumber(value)).toBe(sent));
