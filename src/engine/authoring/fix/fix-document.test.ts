import { describe, expect, it } from 'vitest';
import { checkOf, testSite } from '../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { parseDocument } from '../../pipeline/1-load/parse-document.ts';
import { parseJson } from '../../pipeline/1-load/parse-json.ts';
import { fixDocument } from './fix-document.ts';

const order = ['$schema', 'metadata', 'name', 'blocks'];

function fix(text: string, problems: Diagnostic[] = []) {
  return fixDocument({ kind: 'page', text, value: parseJson(text).value }, problems, order);
}

describe('a text that is no JSON yet', () => {
  it.each([
    ['a comma too many', '{ "a": [1, 2,], }', '{ "a": [1, 2] }'],
    ['a doubled comma', '{ "a": 1,, "b": 2 }', '{ "a": 1, "b": 2 }'],
    ['a forgotten comma at the end of a line', '{\n"a": "x"\n"b": "y"\n}', '{\n"a": "x",\n"b": "y"\n}'],
    ['curly quotes', '{ “a”: “auto’s”, "b": „c“ }', '{ "a": "auto’s", "b": "c" }'],
    ['single quotes', "{ 'a': 'b' }", '{ "a": "b" }'],
    [
      'quotes within curly quotes',
      '{ "a": “Zeg “ja”, of „nee” erbij” }',
      '{ "a": "Zeg “ja”, of „nee” erbij" }',
    ],
    [
      'curly quotes behind a backslash',
      '{ "a": “Zeg \\”ja\\”, niets meer” }',
      '{ "a": "Zeg \\"ja\\", niets meer" }',
    ],
    [
      'an apostrophe within curly single quotes',
      '{ ‘a’: ‘’s Avonds, auto’s’ }',
      '{ "a": "’s Avonds, auto’s" }',
    ],
    ['a curly quote at the end', '{\n"a": "b”,\n"c": 1}', '{\n"a": "b",\n"c": 1}'],
    ['a semicolon', '{ "a": 1; "b": 2 }', '{ "a": 1, "b": 2 }'],
    ['an equals sign', '{ "a" = 1, "b" => 2 }', '{ "a" : 1, "b" : 2 }'],
    ['a hard space between the parts', '{\u00a0"a": 1 }', '{ "a": 1 }'],
    ['a name without quotes', '{ title: "x" }', '{ "title": "x" }'],
  ])('with %s is fixed, and nothing else in it changes', (_what, broken, fixed) => {
    expect(fix(broken)?.text).toBe(fixed);
    expect(parseJson(fixed).value).toBeDefined();
  });

  it.each([
    ['an unclosed bracket', '{ "a": [1, 2, }'],
    ['an unclosed text', '{ "a": "x\n}'],
    ['a forgotten comma within a line', '{ "a": "Hij zei " "b": 1 }'],
    ['a quote within curly quotes', '{ "a": “Hij zei “ja tegen mij” }'],
    ['quotes within curly quotes that all look the same', '{ "a": ”Hij zei ”ja” tegen mij” }'],
    ['a quotation within curly single quotes', '{ "a": ‘Hij zei ‘ja’ tegen mij’ }'],
    ['an apostrophe within single quotes', "{ 'a': 'auto's' }"],
    ['a comment', '{ "a": 1, // later\n}'],
    ['a certain mistake beside an uncertain one', '{ "a": 1,, "b": }'],
    ['a [ where a ] belongs', '{\n  "a": [\n    { "b": 1 }\n  [,\n  "c": 3\n}'],
    ['nothing in it', ''],
  ])('with %s stays as it is, because more than one thing may be meant', (_what, broken) => {
    expect(fix(broken)).toBeUndefined();
  });

  it('says on which line it changed what', () => {
    expect(fix('{\n  “a”: 1,\n}')?.changes).toEqual(['regel 2: “a” is nu "a"', 'regel 2: , is weg']);
  });
});

describe('a text that is JSON', () => {
  it('gets what a problem says that belongs there', () => {
    const text = '{ "blocks": [{ "type": "fqa" }] }';
    const problem: Diagnostic = {
      rule: 'block-type',
      severity: 'error',
      file: 'pages/a.json',
      place: { pointer: '/blocks/0/type' },
      message: '',
      replacement: '"faq"',
    };
    expect(fix(text, [problem])).toEqual({
      text: '{ "blocks": [{ "type": "faq" }] }',
      changes: ['regel 1: "fqa" is nu "faq"'],
    });
  });

  it('gets its fields in the house order, each with its own text', () => {
    const text = '{\r\n  "blocks": [ 1,\r\n2],\r\n\r\n  "name": "n",\r\n  "metadata": { }\r\n}';
    const fixed = '{\r\n  "metadata": { },\r\n\r\n  "name": "n",\r\n  "blocks": [ 1,\r\n2]\r\n}';
    expect(fix(text)?.text).toBe(fixed);
    expect(fix(fixed)).toBeUndefined();
  });

  it.each([
    ['an unknown field', '{ "blocks": [], "colour": 1, "name": "n" }'],
    ['a field that occurs twice', '{ "blocks": [], "name": "a", "name": "b" }'],
    ['no object at all', '[1]'],
  ])('with %s stays as it is', (_what, text) => {
    expect(fix(text)).toBeUndefined();
  });

  it('is never written when the bytes on disk say more than the text', () => {
    const text = '{ "blocks": [], "name": "caf\ufffd" }';
    const document = { kind: 'page', text, value: parseJson(text).value } as const;
    expect(fixDocument({ ...document, isDamaged: true }, [], order)).toBeUndefined();
    expect(fixDocument(document, [], order)).toBeDefined();
  });

  it('is never made into a text that is no JSON', () => {
    const problem: Diagnostic = {
      rule: 'link-target',
      severity: 'error',
      file: 'a',
      place: { pointer: '/name' },
      message: '',
      replacement: '"a"b"',
    };
    expect(fix('{ "name": "n" }', [problem])).toBeUndefined();
  });

  it('leaves the order in other files alone', () => {
    const value: JsonObject = { blocks: [], name: 'n' };
    const text = JSON.stringify(value);
    expect(fixDocument({ kind: 'site', text, value }, [], order)).toBeUndefined();
  });
});

describe.each([
  ['a quote', '"'],
  ['a backslash', '\\'],
  ['a backslash before a letter', '\\n'],
  ['a control character', '\u0001'],
])('a text with %s', (_what, sign) => {
  it.each([
    ['a link in another form', `/Contact#a${sign}b`, `/contact#a${sign}b`],
    ['a link to an old address', `/oud#a${sign}b`, `/contact#a${sign}b`],
    ['a link with the own domain', `https://hop.example/contact#a${sign}b`, `/contact#a${sign}b`],
  ])('gets %s fixed in a field of its own', (_mistake, href, right) => {
    expect(fixedBlock({ href })).toEqual({ href: right });
  });
  it.each([
    ['a link in another form', '[hier](/Contact#a"b)', '[hier](/contact#a"b)'],
    ['an amount over two lines', '€\n25000', '€\n25.000'],
    ['a weight over two lines', '12000\nkg', '12.000\nkg'],
    ['English amounts', 'Van € 1,250.50 tot €1,000,000.', 'Van € 1.250,50 tot €1.000.000.'],
    ['a unit', '120 PK', '120 pk'],
    ['a space before the end of bold words', '**een **twee', '**een** twee'],
    ['a space behind the begin of bold words', 'een** twee**', 'een **twee**'],
    ['a brace', 'Bel {phone', 'Bel {phone}'],
    ['a space in a link', '[a] (/contact)', '[a](/contact)'],
  ])('gets %s fixed among other words', (_mistake, wrong, right) => {
    const among = (words: string): string => `${sign} ${words} ${sign}`;
    expect(fixedBlock({ text: among(wrong) })).toEqual({ text: among(right) });
  });
});

it.each([
  ['an amount that can be read in two ways', '€ 25,000 of € 1.50 of 1,250.50'],
  ['a number after the amount', '€ 1,250.505'],
])('a text with %s stays as it is', (_what, text) => {
  expect(fixedBlock({ text })).toBeUndefined();
});

/** What becomes of a block of a page by what the rules say of it. */
function fixedBlock(block: JsonObject): JsonObject | undefined {
  const site = testSite({
    '_site.json': { siteUrl: 'https://hop.example', phone: '026-000 00 00' },
    'contact.json': { movedFrom: ['/oud'] },
    'a.json': { blocks: [block] },
  });
  const document = site.documents.find(({ name }) => name === '/a');
  if (document === undefined) throw new Error('The page is missing.');
  const problems = checkOf(site).filter(({ file }) => file === document.file);
  const fixed = fixDocument(parseDocument(document).document, problems, order);
  return fixed && JSON.parse(fixed.text).blocks[0];
}
