import { describe, expect, it } from 'vitest';
import { formatAmount, formatEuro, readAmount, readMonthlyAmount } from './amount.ts';

const readable: [string, number][] = [
  ['40.000', 40000],
  ['40000', 40000],
  ['40.000,00', 40000],
  ['€ 40000', 40000],
  ['40 000', 40000],
  ['40\u00a0000', 40000],
  ['40k', 40000],
  ['€ 40.000,-', 40000],
  ['€ 40.000,–', 40000],
  ['€ 40.000,\u2212', 40000],
  ['40.000 ,-', 40000],
  // As the message about an unreadable amount ends.
  ['40.000.', 40000],
  ['40.000,', 40000],
  ['€ 40.000 euro.', 40000],
  ['\u200e40.000\u200b', 40000],
  ['EUR 40.000', 40000],
  ['40.000 euro', 40000],
  ['  40.000 ', 40000],
  ['1,5k', 1500],
  ['2,03k', 2030],
  ['1,2 mln', 1200000],
  ['1,2 mln.', 1200000],
  ['1,2 mln. euro', 1200000],
  ['€ 1,2 miljoen', 1200000],
  ['45 duizend euro', 45000],
  ['45 mille', 45000],
  ['EUR45000', 45000],
  ['1.499,99', 1499.99],
  ['40,000', 40000],
  ['40,000.00', 40000],
  ['40000.50', 40000.5],
  ['40.50', 40.5],
  ['1.200.000', 1200000],
  ['€ 40.000,- excl. btw', 40000],
  ['40.000 euro ex BTW', 40000],
  ['€ 40.000,- ex. btw.', 40000],
  ['40.000 (excl. b.t.w.)', 40000],
  ['EUR 40.000 (exclusief btw)', 40000],
  ['€ 40.000 Excl. BTW & BPM', 40000],
  ['€ 40.000,- ex. btw/bpm', 40000],
  ['€ 40.000,- excl. 21% btw', 40000],
  ['40.000 excl.', 40000],
  ['Vraagprijs: € 40.000,- ex BTW', 40000],
  ['prijs € 40.000', 40000],
  ['vanaf €40.000', 40000],
  ['ca. 40.000', 40000],
  ['circa 40k', 40000],
  ['± 40.000', 40000],
  ['0', 0],
];

const unreadable = [
  '',
  ' ',
  '40.0000',
  '40.000.00',
  '40.000..',
  '\u221240.000',
  '-5000',
  '1e5',
  '40%',
  '40.000 incl. btw',
  'excl. btw',
  '40.000 excl. bpm',
  'inkoopprijs 40.000',
  'tussen 30.000 en 40.000',
  '40.000 of 50.000',
  '40.000 p.m.',
  'abc',
  '0.500',
  '1.250k',
  '40.000,000',
  '4 00',
  '€',
  '.',
  'k',
  '100.000.001',
  '9'.repeat(400),
];

describe('readAmount', () => {
  it.each(readable)("reads '%s' as %d", (text, amount) => expect(readAmount(text)).toBe(amount));
  it.each(unreadable)("does not guess at '%s'", (text) => expect(readAmount(text)).toBeUndefined());
  it.each([0, 7, 1000, 40000, 1499.99, 0.5, 100_000_000])('reads back what it wrote of %d', (amount) => {
    expect(readAmount(formatAmount(amount))).toBe(amount);
    expect(readAmount(formatEuro(amount))).toBe(amount);
  });
});

describe('readMonthlyAmount', () => {
  it.each([
    '900',
    '€ 900,- per maand',
    '900 p/m',
    '900 p.m.',
    '900pm',
    'EUR 900/maand',
    '900 / mnd',
    '900 per mnd.',
    'max. 900',
    'Maximaal € 900 per maand',
    'hooguit 900 euro',
    'tot 900 p.m.',
    '900 per maand excl. btw',
    'ca. 900 euro Per Maand',
  ])("reads '%s' as 900", (text) => expect(readMonthlyAmount(text)).toBe(900));
  it.each(['per maand', '900 per jaar', '900 per maandag', 'max', 'tot 900 of 1.000'])(
    "does not guess at '%s'",
    (text) => expect(readMonthlyAmount(text)).toBeUndefined(),
  );
});

describe('formatAmount', () => {
  it('writes any amount as Intl does', () => {
    const whole = new Intl.NumberFormat('nl-NL');
    const withCents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (let amount = 0.01; amount < 100_000_000; amount *= 1.013) {
      const cents = Math.round(amount * 100) / 100;
      const expected = (Number.isInteger(cents) ? whole : withCents).format(cents);
      expect(formatAmount(cents)).toBe(expected);
      expect(formatAmount(Math.round(amount))).toBe(whole.format(Math.round(amount)));
    }
  });
});

describe('formatEuro', () => {
  it.each([
    [1053, '€\u00a01.053'],
    [0, '€\u00a00'],
    [1499.99, '€\u00a01.499,99'],
    [40000.5, '€\u00a040.000,50'],
  ])('writes %d as %s', (amount, text) => expect(formatEuro(amount)).toBe(text));
});
