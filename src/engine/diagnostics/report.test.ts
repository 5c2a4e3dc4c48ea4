import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../tests/engine/support/test-diagnostics.ts';
import type { Diagnostic } from './diagnostic.ts';
import { report } from './report.ts';

const problem: Diagnostic = {
  rule: 'block-type',
  severity: 'error',
  file: 'pages/b.json',
  place: { pointer: '/blocks/0/type' },
  message: 'Het bloktype "fqa" bestaat niet. Bedoel je "faq"?',
  hint: 'Mogelijk: hero, faq',
};
const documents = [
  documentOf('pages/a.json', '{\n\t"a": 1\n}'),
  documentOf('pages/b.json', '{\n  "blocks": [\n    {\n      "type": "fqa"\n    }\n  ]\n}\n'),
];

describe('as text', () => {
  it('shows place, sentence, way out and the lines with carets, sorted by file', () => {
    const warning: Diagnostic = {
      ...problem,
      file: 'pages/a.json',
      place: { pointer: '/a' },
      rule: 'notation',
      hint: undefined,
    };
    expect(
      report([problem, { ...warning, severity: 'warning' }], { documents, format: 'text' }),
    ).toBe(`pages/a.json:2:7 tip notation
  Het bloktype "fqa" bestaat niet. Bedoel je "faq"?
      1 | {
    > 2 | \t"a": 1
        | \t     ^
      3 | }

pages/b.json:4:15 fout block-type
  Het bloktype "fqa" bestaat niet. Bedoel je "faq"?
  Mogelijk: hero, faq
      2 |   "blocks": [
      3 |     {
    > 4 |       "type": "fqa"
        |               ^^^^^
      5 |     }

1 fout en 1 tip in 2 bestanden.
`);
  });
  it.each([
    ['of a hint that ends in what to write', 'Schrijf: "faq"', 'Schrijf: "faq". '],
    ['of a hint that is a sentence', 'Bedoel je "faq"?', 'Bedoel je "faq"? '],
    ['without a hint', undefined, ''],
  ])('shows one mistake in many places once, with where else it is: %s', (_what, hint, before) => {
    const at = (file: string, offset: number): Diagnostic => ({
      ...problem,
      hint,
      file,
      place: { start: offset, end: offset + 1 },
      group: 'fqa',
    });
    const lines = documentOf('pages/c.json', '{}\n'.repeat(14));
    const repeated = [
      at('pages/b.json', 4),
      at('pages/b.json', 6),
      ...Array.from({ length: 13 }, (_, line) => at('pages/c.json', 3 * line)),
    ];
    const text = report(repeated, { documents: [...documents, lines], format: 'text' });
    const elsewhere = Array.from({ length: 10 }, (_, line) => `pages/c.json:${line + 1}:1`).join(', ');
    expect(text).toContain(`  ${before}Ook verderop op deze regel. Ook in ${elsewhere} en nog 3 plekken.\n`);
    expect(text).toContain('1 fout in 1 bestand.');
    const inOne = report(repeated.slice(2), { documents: [lines], format: 'text' });
    expect(inOne).toContain(`  ${before}Ook op regel 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 en nog 2 andere.\n`);
  });
  it('shows at most 20 problems of a file', () => {
    const text = report(
      Array.from({ length: 23 }, () => problem),
      { documents, format: 'text' },
    );
    expect(text).toContain('\n\nen nog 3 in dit bestand\n\n23 fouten in 1 bestand.\n');
    expect(text.split('fout block-type')).toHaveLength(21);
  });
  it('shows the errors of a file with more problems than that', () => {
    const warning: Diagnostic = { ...problem, severity: 'warning', rule: 'notation' };
    const text = report([...Array.from({ length: 22 }, () => warning), problem], {
      documents,
      format: 'text',
    });
    expect(text).toContain('fout block-type');
    expect(text.split('tip notation')).toHaveLength(20);
    expect(text).toContain('en nog 3 in dit bestand');
  });
  it('shows at most 50 files, of more those with errors', () => {
    const names = Array.from({ length: 60 }, (_, index) => `pages/${index + 10}.json`);
    const text = report(
      names.map(
        (file): Diagnostic => ({ ...problem, file, severity: file < 'pages/65' ? 'warning' : 'error' }),
      ),
      { documents: names.map((file) => documentOf(file, '{}')), format: 'text' },
    );
    const shown = text.match(/(?<=^pages\/)\d+/gm)?.map(Number);
    expect(shown).toEqual([...Array.from({ length: 45 }, (_, index) => index + 10), 65, 66, 67, 68, 69]);
    expect(text).toMatch(
      /\n\nen in nog 10 andere bestanden; noem er een om alleen dat te zien\n\n5 fouten en 55 tips in 60 bestanden\.\n$/,
    );
  });
  it('says that all is well', () => {
    expect(report([], { documents, format: 'text' })).toBe('Geen fouten in 2 bestanden.\n');
  });
  it('cuts long lines around the place and shows no control characters', () => {
    const long = documentOf('pages/b.json', `${' '.repeat(5000)}\u001b[31m{}${' '.repeat(5000)}`);
    const place = { start: 5005, end: 5007 };
    const lines = report([{ ...problem, place }], { documents: [long], format: 'text' }).split('\n');
    const at = lines.findIndex((line) => line.includes('> 1 |'));
    expect(lines[at]?.length).toBeLessThan(120);
    expect(lines[at]).not.toContain('\u001b');
    expect(lines[at]?.indexOf('{}')).toBe(lines[at + 1]?.indexOf('^^'));
  });
  it('reports a file that is no document', () => {
    expect(report([{ ...problem, file: 'pages' }], { documents: [], format: 'text' })).toMatch(
      /^pages:1:1 fout block-type\n/,
    );
  });
});

it('writes an array of places for programs', () => {
  expect(JSON.parse(report([problem], { documents, format: 'json' }))).toEqual([
    {
      file: 'pages/b.json',
      line: 4,
      column: 15,
      endLine: 4,
      endColumn: 20,
      rule: 'block-type',
      severity: 'error',
      message: problem.message,
      hint: problem.hint,
    },
  ]);
  expect(JSON.parse(report([], { documents, format: 'json' }))).toEqual([]);
});
