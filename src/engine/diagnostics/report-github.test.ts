import { describe, expect, it } from 'vitest';
import { documentOf, problemsIn } from '../../../tests/engine/support/test-diagnostics.ts';
import type { Diagnostic } from './diagnostic.ts';
import { report } from './report.ts';

const problem: Diagnostic = {
  rule: 'block-type',
  severity: 'error',
  file: 'pages/b.json',
  place: { pointer: '/a' },
  message: 'Er is geen blok "fqa".',
  hint: 'Mogelijk: hero, faq',
};
const documents = [
  documentOf('pages/a.json', '\n'.repeat(100)),
  documentOf('pages/b.json', '{\n  "a": "fqa"\n}\n'),
];
const lines = (problems: Diagnostic[]): string[] =>
  report(problems, { documents, format: 'github' }).split('\n').slice(0, -1);

describe('workflow commands', () => {
  it('name place and rule, with the way out on a line of its own', () => {
    expect(lines([problem])).toEqual([
      '::error file=pages/b.json,line=2,endLine=2,col=8,endColumn=13,title=Fout%3A block-type::Er is geen blok "fqa".%0AMogelijk: hero, faq',
    ]);
  });

  it.each([
    ['message', { message: '5% of\r\n::error::x' }, '::5%25 of�%0A::error::x%0A'],
    ['file', { file: 'pages/a,b:c%.json' }, 'file=pages/a%2Cb%3Ac%25.json,line='],
    [
      'file',
      { file: 'pages/a\u001b[31m\n::error::.json' },
      'file=pages/a\ufffd[31m\ufffd%3A%3Aerror%3A%3A.json,',
    ],
  ])('cannot be broken out of by a %s', (_what, change, escaped) => {
    const text = lines([{ ...problem, ...change }]);
    expect(text).toHaveLength(1);
    expect(text[0]).toContain(escaped);
  });

  it('are none when all is well', () => {
    expect(report([], { documents, format: 'github' })).toBe('');
  });

  it('keep a message within what GitHub shows, and no escape is cut in two', () => {
    const [line = ''] = lines([{ ...problem, message: '%'.repeat(9000), hint: undefined }]);
    expect(line.endsWith(`::${'%25'.repeat(4095)}…`)).toBe(true);
  });
});

describe('more problems than GitHub shows', () => {
  const many = [
    ...problemsIn('pages/a.json', 'error', 30),
    ...problemsIn('pages/a.json', 'warning', 12),
    problem,
  ];

  it('are cut to ten of each level, every file with errors first', () => {
    const text = lines(many);
    expect(text.filter((line) => line.startsWith('::error'))).toHaveLength(10);
    expect(text.filter((line) => line.startsWith('::warning'))).toHaveLength(10);
    expect(text.findIndex((line) => line.includes('pages/b.json'))).toBe(1);
    expect(text.findIndex((line) => line.startsWith('::warning'))).toBe(10);
  });

  it('end with a notice that counts the rest and says where it is', () => {
    expect(lines(many).at(-1)).toMatch(
      /^::notice title=Nog 21 fouten en 2 tips in 1 bestand::.*pages\/a\.json \(23\)\.%0A.*npm run check\.$/,
    );
  });

  it('name the command for the site of another company', () => {
    const text = report(many, { documents, format: 'github', pagesFolder: '../bakkerij/pages' });
    expect(text.trimEnd()).toMatch(/npm run check -- --pages \.\.\/bakkerij\/pages\.$/);
  });

  it('name the twenty fullest files only', () => {
    const everywhere = Array.from({ length: 40 }, (_, index) =>
      problemsIn(`pages/${index}.json`, 'error', 2),
    ).flat();
    expect(lines(everywhere).at(-1)).toContain('en 20 andere bestanden');
  });
});
