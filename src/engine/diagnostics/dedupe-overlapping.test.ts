import { expect, it } from 'vitest';
import { dedupeOverlapping } from './dedupe-overlapping.ts';
import type { Diagnostic } from './diagnostic.ts';

const place = { pointer: '/blocks/0/actions/0/href' };
const common = { severity: 'error', file: 'pages/a.json', place, message: 'Dit klopt niet.' } as const;
const ofSchema: Diagnostic = { ...common, rule: 'pattern', hint: 'Schrijf het anders.' };
const ofRule: Diagnostic = { ...common, rule: 'link-target', hint: 'Kies een pagina van de site.' };

it('keeps what the schema says when the rule offers no other value, whatever its hint says', () => {
  for (const hint of ['Kies een pagina.', 'Schrijf een adres.', 'Bedoel je dit?']) {
    expect(dedupeOverlapping([ofSchema], [{ ...ofRule, hint }])).toEqual([ofSchema]);
  }
});

it('keeps what the rule says when it offers another value, whatever its hint says', () => {
  for (const hint of ['Zou het "/contact" zijn?', 'Schrijf "/contact".']) {
    const offering = { ...ofRule, hint, suggestion: '/contact' };
    expect(dedupeOverlapping([ofSchema], [offering])).toEqual([offering]);
  }
});

it.each([
  ['the file itself, which no other value fixes', 'picture-file'],
  ['the part of the value that does not do', 'calculation-link'],
] as const)('keeps what the rule says of %s', (_what, rule) => {
  const telling: Diagnostic = { ...ofRule, rule };
  expect(dedupeOverlapping([ofSchema], [telling])).toEqual([telling]);
});

it('keeps what the rule says of a number that is too low for a calculator', () => {
  const tooLow: Diagnostic = { ...common, rule: 'not-allowed-value' };
  const term: Diagnostic = { ...common, rule: 'calculation-link' };
  expect(dedupeOverlapping([tooLow], [term])).toEqual([term]);
});

it('keeps both about different places, and what other rules say of the same place', () => {
  const elsewhere = { ...ofRule, place: { pointer: '/blocks/1' } };
  const other: Diagnostic = { ...ofRule, rule: 'text-marks' };
  expect(dedupeOverlapping([ofSchema], [elsewhere, other])).toEqual([ofSchema, elsewhere, other]);
});

it('asks at once for the shorter length that a rule wants, of a text that is too long for its field', () => {
  const tooLong: Diagnostic = { ...common, rule: 'too-long' };
  const other: Diagnostic = { ...common, rule: 'notation' };
  const shorter: Diagnostic = {
    ...common,
    rule: 'title-length',
    message: 'Zo is het te lang.',
    hint: 'Maak het korter.',
  };
  expect(dedupeOverlapping([{ ...tooLong, hint: 'Haal wat weg.' }], [shorter, other])).toEqual([
    { ...tooLong, hint: 'Zo is het te lang. Maak het korter.' },
    other,
  ]);
});

it('says once of an item that it stands in its list twice', () => {
  const twice: Diagnostic = { ...common, rule: 'duplicate-item' };
  const alike: Diagnostic = { ...common, severity: 'warning', rule: 'repeated-item' };
  const known: Diagnostic = { ...common, rule: 'unique-synonym' };
  const elsewhere = { ...alike, place: { pointer: '/blocks/0/actions/1/label' } };
  expect(dedupeOverlapping([twice], [alike, known, elsewhere])).toEqual([twice, elsewhere]);
});

it('says once of a term that the glossary has it already', () => {
  const term: Diagnostic = { ...common, rule: 'glossary-term' };
  const alike: Diagnostic = { ...common, severity: 'warning', rule: 'repeated-item' };
  expect(dedupeOverlapping([], [term, alike])).toEqual([term]);
});

it('keeps what is said of a word where only the name of its text is misspelt', () => {
  const named: Diagnostic = { ...ofSchema, rule: 'misspelt-field', place: { ...place, part: 'key' } };
  const word: Diagnostic = {
    ...ofRule,
    rule: 'spelling-error',
    place: { ...place, range: { start: 0, end: 4 } },
  };
  expect(dedupeOverlapping([named], [word])).toEqual([named, word]);
});

it('says of a field that nobody knows only that, also of words further inside', () => {
  const pointer = '/blocks/0/kleur';
  const unknown: Diagnostic = { ...common, rule: 'unknown-field', place: { pointer, part: 'key' } };
  const word: Diagnostic = { ...common, rule: 'spelling-error' };
  const day: Diagnostic = { ...common, rule: 'notation' };
  const inside = [word, day].flatMap((each) =>
    [pointer, `${pointer}/0/naam`].map((place) => ({ ...each, place: { pointer: place } })),
  );
  const beside = { ...word, place: { pointer: '/blocks/0/kleuren' } };
  expect(dedupeOverlapping([unknown], [...inside, beside])).toEqual([unknown, beside]);
});
