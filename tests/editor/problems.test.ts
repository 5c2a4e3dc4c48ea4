import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { locatorOf } from '../../src/engine/diagnostics/locate.ts';
import { parseJson } from '../../src/engine/pipeline/1-load/parse-json.ts';
import { readSchemas } from '../../src/engine/pipeline/1-load/read-schemas.ts';
import { createValidator } from '../../src/engine/pipeline/2-validate/validator.ts';
import { schemaPath } from '../../src/engine/pipeline/4-check/rules/schema-path.ts';
import { reportOf } from '../engine/support/test-site.ts';
import { openEditor } from './editor.ts';

const editor = await openEditor();
const validate = createValidator(await readSchemas(join(projectRoot, 'schemas')));
const file = 'pages/proef.json';
const page = `{
  "metadata": { "title": "Bakwagen", "description": "Een bakwagen" },
  "blocks": [
    {
      "type": "hero",
      "title": "Bakwagen leasen",
      "text": "Rij snel.",
      "actions": [{ "label": "Bel", "href": "tel:026" }]
    },
    {
      "type": "faq",
      "title": "Vragen",
      "items": [
        { "question": "Kan dat?", "answer": "Ja." }
      ]
    }
  ]
}`;

/** The lines on which the check finds something, from 1. */
function checkedLines(text: string): number[] {
  const { value, problems } = parseJson(text);
  const found = [
    ...problems,
    ...validate({ kind: 'page', file, absoluteFile: file, name: '/proef', text, value }),
  ];
  return [...new Set(found.map(({ place }) => locatorOf(text).locate(place).line))];
}

/** What is underlined, as `line: words → message`. */
async function underlined(text: string): Promise<string[]> {
  const lines = text.split('\n');
  return (await editor.problems(file, text)).map(({ range: { start, end }, message }) => {
    const line = lines[start.line] ?? '';
    const words = line.slice(start.character, end.line === start.line ? end.character : undefined);
    return `${start.line + 1}: ${words} → ${message}`;
  });
}

const mistakes: [mistake: string, from: string, to: string, ...underlined: string[]][] = [
  [
    'a misspelt type',
    '"hero"',
    '"hreo"',
    '5: "hreo" → Dit soort blok bestaat niet. Druk op Ctrl+spatie om een soort te kiezen.',
  ],
  ['a block without a type', '"type": "hero",', '', '4: { → Missing property "type".'],
  [
    'a block that is a text',
    '{\n      "type": "faq"',
    '"faq", {\n      "type": "faq"',
    '10: "faq" → Incorrect type. Expected "object".',
  ],
  [
    'a misspelt field',
    '"title": "Vragen"',
    '"titel": "Vragen"',
    '10: { → Missing property "title".',
    '12: "titel" → Property titel is not allowed.',
  ],
  [
    'a field of another block',
    '"title": "Vragen"',
    '"title": "Vragen", "columns": []',
    '12: "columns" → Property columns is not allowed.',
  ],
  ['a missing field', '"text": "Rij snel.",', '', '4: { → Missing property "text".'],
  ['a missing part of a question', ', "answer": "Ja."', '', '14: { → Missing property "answer".'],
  ['a number for a text', '"Rij snel."', '3', '7: 3 → Incorrect type. Expected "string".'],
  [
    'a text for a list',
    '[{ "label": "Bel", "href": "tel:026" }]',
    '"/contact"',
    '8: "/contact" → Incorrect type. Expected "array".',
  ],
  ['an empty text', '"Bakwagen leasen"', '""', '6: "" → String is shorter than the minimum length of 1.'],
  [
    'a text that is too long',
    '"Vragen"',
    `"${'a'.repeat(121)}"`,
    `12: "${'a'.repeat(121)}" → String is longer than the maximum length of 120.`,
  ],
  [
    'too many items',
    '{ "label": "Bel", "href": "tel:026" }',
    Array(4).fill('{ "label": "a", "href": "/" }').join(', '),
    '8: [{ "label": "a", "href": "/" }, { "label": "a", "href": "/" }, { "label": "a", "href": "/" }, { "label": "a", "href": "/" }] → Array has too many items. Expected 3 or fewer.',
  ],
  [
    'a wrong address',
    '"tel:026"',
    '"contact"',
    '8: "contact" → Schrijf een adres op deze site ("/contact" of "/leasevormen#financial"), een plek op deze pagina ("#vragen"), of een adres met tel:, mailto: of https://.',
  ],
  [
    'a question without a question mark',
    '"Kan dat?"',
    '"Kan dat"',
    '14: "Kan dat" → Sluit de vraag af met een vraagteken.',
  ],
  [
    'a name that may not be',
    '"type": "faq"',
    '"type": "faq", "id": "Veel gevraagd"',
    '11: "Veel gevraagd" → Begin met een kleine letter en gebruik daarna alleen kleine letters, cijfers en streepjes, bijvoorbeeld "veelgestelde-vragen".',
  ],
  [
    'a type beside shared',
    '"type": "faq"',
    '"type": "faq", "shared": "a"',
    '11: "type" → Property type is not allowed.',
    '12: "title" → Property title is not allowed.',
    '13: "items" → Property items is not allowed.',
  ],
  ['a comma too many', '"Ja." }', '"Ja." },', '14: , → Trailing comma'],
  [
    'a field twice',
    '"title": "Vragen"',
    '"title": "Vragen", "title": "Vragen"',
    '12: "title" → Duplicate object key',
    '12: "title" → Duplicate object key',
  ],
  [
    'a comment',
    '"blocks"',
    '// de blokken\n  "blocks"',
    '3: // de blokken → Comments are not permitted in JSON.',
  ],
];

describe('while an author types', () => {
  test('nothing is underlined on a right page', async () => {
    expect(await underlined(page)).toEqual([]);
    expect(checkedLines(page)).toEqual([]);
  });

  test.each(mistakes)(
    '%s is underlined on the line that the check names',
    async (_, from, to, ...expected) => {
      const text = page.replace(from, to);
      expect(text).not.toBe(page);
      const found = await underlined(text);
      expect(found).toEqual(expected);
      const lines = found.map((each) => Number.parseInt(each, 10));
      expect(checkedLines(text).filter((line) => !lines.includes(line))).toEqual([]);
      expect(checkedLines(text)).toHaveLength(1);
    },
  );
});

test('a forgotten comma: the editor underlines what comes next, the check names the place where it belongs', async () => {
  const text = page.replace('"title": "Vragen",', '"title": "Vragen"');
  expect(await underlined(text)).toEqual(['13: "items" → Expected comma']);
  expect(checkedLines(text)).toEqual([12]);
});

test('a wrong path to the schema switches the editor off, and the check says so', async () => {
  const wrong = page.replace('{', '{ "$schema": "../page.schema.json", "name": 3,');
  expect(await underlined(wrong)).toEqual([expect.stringMatching(/Unable to load schema/)]);
  const files = { 'proef.json': JSON.parse(wrong) };
  expect(reportOf(schemaPath, files)).toEqual([
    expect.stringContaining('Schrijf "$schema": "../schemas/page.schema.json".'),
  ]);
});

test('no text becomes a link: the editor follows only references inside schemas', async () => {
  const text = page.replace('{', '{ "$schema": "../schemas/page.schema.json",');
  expect(await editor.links(file, text)).toEqual([]);
});
