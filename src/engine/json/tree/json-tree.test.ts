import { describe, expect, it } from 'vitest';
import { randomIntegers } from '../../../../tests/random.ts';
import type { JsonNode } from '../json-node.ts';
import { readJsonTree } from './json-tree.ts';

/** What an author typed, what is pointed at, and what is said. */
const errors: [typed: string, highlighted: string, message: string][] = [
  ['{"a": 1,}', ',', 'Vóór de "}" staat een "," te veel.'],
  ['[1,2,]', ',', 'Vóór de "]" staat een "," te veel.'],
  ['{"a": 1 "b": 2}', '1', 'Achter 1 ontbreekt een komma.'],
  ['{"a": 1\n "b": 2}', '1', 'Achter 1 ontbreekt een komma.'],
  ['{"a" 1}', '"a"', 'Achter de naam "a" ontbreekt een dubbele punt.'],
  ['{“a”: 1}', '“a”', 'De tekst “a” staat tussen gekrulde aanhalingstekens.'],
  ['{"a": “Hallo”}', '“Hallo”', 'De tekst “Hallo” staat tussen gekrulde aanhalingstekens.'],
  ["{'a': 1}", "'a'", "De tekst 'a' staat tussen enkele aanhalingstekens."],
  ["{\"a\": 'It''s'}", "'It''s'", "De tekst 'It''s' staat tussen enkele aanhalingstekens."],
  ['{"a": "Hallo,\n "b": "x"}', '"Hallo', 'Achter "Hallo ontbreekt het aanhalingsteken.'],
  ['{"a": "Hallo\n}', '"Hallo', 'Achter "Hallo ontbreekt het aanhalingsteken.'],
  ['{"a: "Hallo"}', '"a', 'Achter de naam "a ontbreekt het aanhalingsteken.'],
  ['{"a": Hallo",\n"b": 1}', 'Hallo"', 'Vóór Hallo" ontbreekt het aanhalingsteken.'],
  ['{"a": "Hallo\nwereld"}', '"Hallo\nwereld"', 'In de tekst "Hallo wereld" staat een regeleinde.'],
  ['{"a": "Hal\tlo"}', '\t', 'In de tekst "Hal lo" staat een tab.'],
  ['{"a": "melk\tkaas en"}', '\t', 'In de tekst "melk kaas en" staat een tab.'],
  ['{"a": 1. Kies}', '1. Kies', 'De tekst 1. Kies staat zonder aanhalingstekens.'],
  ['{"a": 12) Kies}', '12) Kies', 'De tekst 12) Kies staat zonder aanhalingstekens.'],
  ['{"a": € 3,50}', '€ 3,50', 'De tekst € 3,50 staat zonder aanhalingstekens.'],
  [
    '{"a": € 120.000,- excl. btw}',
    '€ 120.000,- excl. btw',
    'De tekst € 120.000,- excl. btw staat zonder aanhalingstekens.',
  ],
  ['{"a": 12,5%}', '12,5%', '"12,5%" is geen getal.'],
  ['{ // c\n"a": 1}', '// c', 'Hier staat commentaar: // c.'],
  ['{ /* c */ "a": 1}', '/* c */', 'Hier staat commentaar: /* c */.'],
  ['{"a": 1 /* c', '/*', 'Hier staat commentaar: /* c.'],
  ['# kop\n{}', '# kop', 'Hier staat commentaar: # kop.'],
  ['{a: 1}', 'a', 'De naam a staat zonder aanhalingstekens.'],
  ['{mijn naam: 1}', 'mijn naam', 'De naam mijn naam staat zonder aanhalingstekens.'],
  ['{\n"a": {\n"b": 1\n', '{', 'De "{" van regel 2 wordt niet gesloten.'],
  ['{\n  "a": {\n    "b": 1\n  ,\n  "c": 2\n}', '{', 'De "{" van regel 2 wordt niet gesloten.'],
  ['{"a": [1, 2}', '}', 'Hier staat "}", maar de "[" van regel 1 sluit je met "]".'],
  ['{\n  "a": [\n    1\n}', '[', 'De "[" van regel 2 wordt niet gesloten.'],
  ['{"a": 1}}', '}', 'Hier staat een "}" te veel.'],
  ['{"a": 1]', ']', 'Hier staat "]", maar de "{" van regel 1 sluit je met "}".'],
  ['{"a": "\\x"}', '\\x', 'In de tekst staat "\\x", en dat betekent niets.'],
  ['{"a": "C:\\Users"}', '\\U', 'In de tekst staat "\\U", en dat betekent niets.'],
  ['{"a": "\\u12"}', '\\u12', 'In de tekst staat "\\u12", en dat betekent niets.'],
  ['{"a": 01}', '01', 'Het getal 01 begint met een nul.'],
  ['{"a": +5}', '+5', 'Het getal +5 begint met een plusteken.'],
  ['{"a": .5}', '.5', 'Het getal .5 begint met een punt.'],
  ['{"a": 1.}', '1.', 'Het getal 1. eindigt met een punt.'],
  ['{"a": 1,5}', '1,5', 'Het getal 1,5 heeft een komma.'],
  ['{"a": 40.000,00}', '40.000,00', "Het getal 40.000,00 heeft punten of komma's tussen de cijfers."],
  ['{"a": 40.000,-}', '40.000,-', "Het getal 40.000,- heeft punten of komma's tussen de cijfers."],
  ['[NaN]', 'NaN', 'Het woord NaN bestaat niet in JSON.'],
  ['[-Infinity]', '-Infinity', 'Het woord -Infinity bestaat niet in JSON.'],
  ['[True]', 'True', 'Het woord True bestaat niet in JSON.'],
  ['[False, "x"]', 'False', 'Het woord False bestaat niet in JSON.'],
  ['[None]', 'None', 'Het woord None bestaat niet in JSON.'],
  ['{"a": undefined}', 'undefined', 'Het woord undefined bestaat niet in JSON.'],
  ['{"a": ja}', 'ja', 'Het woord ja bestaat niet in JSON.'],
  ['', '', 'Het bestand is leeg.'],
  ['  \n', '', 'Het bestand is leeg.'],
  ['{} {}', '{', 'Op regel 1 is het document al klaar, maar hier staat nog "{".'],
  ['{},', ',', 'Op regel 1 is het document al klaar, maar hier staat nog ",".'],
  ['[1,,2]', ',', 'Hier staat een "," te veel.'],
  ['{"a":1,,"b":2}', ',', 'Hier staat een "," te veel.'],
  ['{"a" = 1}', '=', 'Hier staat "=" in plaats van een dubbele punt.'],
  ['{"a" => 1}', '=>', 'Hier staat "=>" in plaats van een dubbele punt.'],
  ['{"a": 1; "b": 2}', ';', 'Hier staat ";" in plaats van een komma.'],
  ['{"a": 1，"b": 2}', '，', 'Hier staat het brede teken "，".'],
  ['{\u00a0"a": 1}', '\u00a0', 'Hier staat een harde spatie (U+00A0).'],
  ['\ufeff{}', '\ufeff', 'Hier staat een onzichtbaar teken (U+FEFF).'],
  ['{"a": "x\\\ny"}', '\\', 'Een "\\" aan het eind van een regel mag niet.'],
  ['{"a": Bakwagen leasen}', 'Bakwagen leasen', 'De tekst Bakwagen leasen staat zonder aanhalingstekens.'],
  [
    '{"a": "Hij zei "ja" tegen mij"}',
    '"ja',
    'De tekst "Hij zei " is al klaar, maar direct daarachter staat nog "ja".',
  ],
  [
    '{"a": "Neem de "prijs", van nu."}',
    '"prijs',
    'De tekst "Neem de " is al klaar, maar direct daarachter staat nog "prijs".',
  ],
  [
    '{"a": "Een scherm van 15" past."}',
    '" past.',
    'De tekst "Een scherm van 15" is al klaar, maar direct daarachter staat nog "past.".',
  ],
  ['{"a": "Hallo" b: 1}', '"Hallo"', 'Achter "Hallo" ontbreekt een komma.'],
  ['{"a": 62500 euro}', '62500 euro', '"62500 euro" is geen getal.'],
  [
    '{"a": 62.500,00 euro excl. btw,\n"b": 1}',
    '62.500,00 euro excl. btw',
    '"62.500,00 euro excl. btw" is geen getal.',
  ],
  ['{"a": 1 # euro\n}', '# euro', 'Hier staat commentaar: # euro.'],
  [
    '{"a": Let op: snel, veilig en goed,\n"b": 1}',
    'Let op: snel, veilig en goed',
    'De tekst Let op: snel, veilig en goed staat zonder aanhalingstekens.',
  ],
  ['{"a": Snel, "b": 1}', 'Snel', 'De tekst Snel staat zonder aanhalingstekens.'],
  ['{"a": Snel, // nu\n"b": 1}', 'Snel', 'De tekst Snel staat zonder aanhalingstekens.'],
  ['{"a": ja, b\n}', 'ja', 'Het woord ja bestaat niet in JSON.'],
  ['{"a": 12%}', '12%', '"12%" is geen getal.'],
  ['{"a": € 5}', '€ 5', 'De tekst € 5 staat zonder aanhalingstekens.'],
  ['["a": 1]', '"a"', 'In een lijst tussen [ en ] hoort geen naam, maar hier staat "a" met een ":".'],
  ['{"items": ["a", "b",\n"text": 1}', '[', 'De "[" van regel 1 wordt niet gesloten.'],
  ['[{"a": 1, {"b": 2}]', '{', 'De "{" van regel 1 wordt niet gesloten.'],
  ['{"a": {"b": 1}, {"c": 1}}', '{', 'Vóór de "{" ontbreekt een naam.'],
  ['{"a":}', '"a"', 'Achter de naam "a" ontbreekt een waarde.'],
  ['{"a"}', '"a"', 'Achter de naam "a" ontbreekt een waarde.'],
  ['{:1}', ':', 'Vóór de ":" ontbreekt een naam.'],
  ['{"a"::1}', ':', 'Hier staat een ":" te veel.'],
  ['{"a":"b":"c"}', ':', 'Achter een waarde hoort geen ":".'],
  [',', ',', 'Op deze plek hoort geen ",".'],
  [':', ':', 'Op deze plek hoort geen ":".'],
  ['}', '}', 'Hier staat een "}" te veel.'],
  ['{"a": "x”,\n"b": 1}', '”', 'De tekst "x” eindigt met een gekruld aanhalingsteken.'],
  ['<html>', '<html>', 'De tekst <html> staat zonder aanhalingstekens.'],
  ['{"a": "x\u0007"}', '\u0007', 'In de tekst staat een onzichtbaar teken (U+0007).'],
  ['{"a": /contact}', '/contact', 'De tekst /contact staat zonder aanhalingstekens.'],
  ['{"a": 1e5, "b": 0x10}', '0x10', '"0x10" is geen getal.'],
  ['{"a": -}', '-', '"-" is geen getal.'],
  ['{5: 1}', '5', 'De naam 5 staat zonder aanhalingstekens.'],
  [
    '{\n  "a": 1,\n  "b": [\n    {\n      "x": 1\n    ,\n    {\n      "y": 2\n    }\n  ]\n}',
    '{',
    'De "{" van regel 4 wordt niet gesloten.',
  ],
  ['{"a": 500,-}', '500,-', "Het getal 500,- heeft punten of komma's tussen de cijfers."],
  ['{"b": null,\n"c": Null}', 'Null', 'Het woord Null bestaat niet in JSON.'],
];

function plainValue(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plainValue);
  return Object.fromEntries(node.properties.map(({ key, value }) => [key, plainValue(value)]));
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const page = `{
  "metadata": { "title": "Bakwagen \\"leasen\\"", "description": "Caf\\u00e9, 😀 en \\\\ meer" },
  "blocks": [
    { "type": "hero", "title": "Bakwagen", "text": "Vanaf € 1.234,50 per maand: bel {phone}." },
    { "type": "table", "rows": [["a", 1.5e3, -0], [true, false, null], []], "empty": {} },
    { "__proto__": { "a": 1 }, "shared": "cta" }
  ]
}
`;
const pieces = [
  ...'{}[],:"\\\n\r\t 0123.-+eE/*#=;\'“”ntfu😀\u00a0\ufeff\u0000',
  '""',
  '//',
  '/*',
  'true',
  'null',
  '": ',
  '},',
  '1,5',
];

describe('readJsonTree', () => {
  it.each(errors)('explains %j by pointing at %j', (typed, highlighted, message) => {
    const found = readJsonTree(typed).errors;
    expect(found.map((error) => [typed.slice(error.start, error.end), error.message])).toEqual([
      [highlighted, message],
    ]);
    expect(found[0]?.hint).not.toBe('');
    expect(message).toMatch(/^\P{Cc}+\.$/u);
    expect(parsed(typed)).toBeUndefined();
  });

  it('covers at least 35 kinds of errors', () => {
    expect(errors.length).toBeGreaterThanOrEqual(35);
  });

  it('gives one message for each of three mistakes', () => {
    const text = '{\n  "a": 1\n  "b": True,\n  "c": 01,\n  "d": [1, 2,]\n}';
    expect(readJsonTree(text).errors.map((error) => text.slice(error.start, error.end))).toEqual([
      '1',
      'True',
      '01',
      ',',
    ]);
  });

  it.each([
    [
      '{"a": "Een tankwagen\tbrengt\nmelk"}',
      [
        'In de tekst "Een tankwagen brengt melk" staat een regeleinde.',
        'In de tekst "Een tankwagen brengt" staat een tab.',
      ],
    ],
    [
      '{"a": "Map C:\\Werk\nvol"}',
      [
        'In de tekst "Map C:\\Werk vol" staat een regeleinde.',
        'In de tekst staat "\\W", en dat betekent niets.',
      ],
    ],
    ['{a: "x\ny"}', ['De naam a staat zonder aanhalingstekens.']],
  ])('reports in %j both mistakes in one text, and none that may follow from another', (typed, messages) => {
    expect(readJsonTree(typed).errors.map(({ message }) => message)).toEqual(messages);
  });

  it.each([
    ['€ 120.000', 'Schrijf alleen het getal: 120000, of maak er een tekst van: "€ 120.000"'],
    ['€ 120.000,-', 'Schrijf alleen het getal: 120000, of maak er een tekst van: "€ 120.000,-"'],
    ['120.000,00', 'Schrijf alleen het getal: 120000, of maak er een tekst van: "120.000,00"'],
    ['5%', 'Schrijf alleen het getal: 5, of maak er een tekst van: "5%"'],
    ['12,5%', 'Schrijf alleen het getal: 12.5, of maak er een tekst van: "12,5%"'],
    ['3,5', 'Schrijf voor een gewoon getal een punt: 3.5, of maak er een tekst van: "3,5"'],
    ['62,500', 'Bedoel je duizenden? Schrijf dan 62500. Maak er anders een tekst van: "62,500"'],
    ['0x10', 'Schrijf alleen het getal, of maak er een tekst van: "0x10"'],
    ['Bakwagen', 'Schrijf: "Bakwagen"'],
  ])('names of %s without quotes the number first, where it is one', (typed, hint) => {
    expect(readJsonTree(`{"a": ${typed}}`).errors.map((error) => error.hint)).toEqual([hint]);
  });

  it('stops at a bracket that is never closed', () => {
    expect(readJsonTree('{\n"a": [\n"b": 1,\n"c": True\n').errors).toHaveLength(1);
  });

  it.each(["'k': 'v',", '`k`: 1,', '“k”: “v”,', 'k: 0,', '"k", "v",', '/*x*/'])(
    'reads 100,000 times %j on one line at once',
    (repeated) => {
      expect(readJsonTree(`{${repeated.repeat(100_000)}}`).errors).toHaveLength(1);
    },
  );

  it.each(['a\\n', 'a\t', 'a\n', 'a\\q', 'C:\\'])('reads a text of 100,000 times %j at once', (repeated) => {
    // What tries each place takes minutes, longer than any test may.
    expect(readJsonTree(`{"a": "${repeated.repeat(100_000)}b.png"}`).root?.kind).toBe('object');
  });

  it('reads 20,000 rows of a spreadsheet with more and fewer cells at once', () => {
    expect(readJsonTree(`{"a": [\n${'a\tb\nc\td\te\n'.repeat(10_000)}]}`).errors).toHaveLength(1);
  });

  it('reads 20,000 lone quotes at once', () => {
    expect(readJsonTree(`[\n${'"\n'.repeat(20_000)}]`).root?.kind).toBe('list');
  });

  it('survives a hundred thousand brackets', () => {
    expect(readJsonTree('['.repeat(100_000)).errors.map(({ rule }) => rule)).toEqual(['too-deep']);
  });

  it('objects exactly when JSON.parse does, and otherwise reads the same value', () => {
    const random = randomIntegers(20_251);
    for (let round = 0; round < 20_000; round += 1) {
      let text = page;
      for (let edits = random(3); edits >= 0; edits -= 1) {
        const at = random(text.length);
        const piece = random(3) === 0 ? '' : (pieces[random(pieces.length)] ?? '');
        text = text.slice(0, at) + piece + text.slice(at + random(3));
      }
      const { root, errors: found } = readJsonTree(text);
      const expected = parsed(text);
      if ((found.length === 0) !== (expected !== undefined))
        expect.fail(`Disagrees with JSON.parse about:\n${text}`);
      if (expected && root) expect(plainValue(root), text).toEqual(expected.value);
    }
  }, 60_000);
});
