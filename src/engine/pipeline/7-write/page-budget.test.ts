import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { readBudgets } from '../../bundle/budgets.ts';
import { sourceFileOf } from '../1-load/source-document.ts';
import { contentWeight, pageOverrun, suspectFiles } from './page-budget.ts';

const limits = { ...readBudgets(projectRoot).limits, content: 1800, pageData: 1000 };

it.each([
  ['a document', 'a/b.html', 'quick', 1801],
  ['the data of a page', 'a/b.json', 'quick', 1001],
  ['a document, whatever better compression leaves of it', 'a/b.html', 'full', 1],
] as const)('looks again at %s that may be heavier than its budget', (_what, name, compression, br) => {
  const sizes = [{ name, target: 'page:/a/b', br }];
  expect(suspectFiles({ sizes, compression }, limits)).toEqual([{ name, route: '/a/b' }]);
});

it.each([
  ['a page that fits with header and footer', 'a/b.html', 'page:/a/b', 1800],
  ['an alias, which repeats its page', 'c.html', 'page:/a/b', 90_000],
  ['public data, which no page fetches', 'prijzen.json', 'public:prijzen.json', 90_000],
  ['a public document', 'folder.html', 'public:folder.html', 90_000],
  ['what is not compressed', 'a/b.html', 'page:/a/b', undefined],
])('leaves %s', (_what, name, target, br) => {
  expect(suspectFiles({ sizes: [{ name, target, br }], compression: 'quick' }, limits)).toEqual([]);
});

describe('a document', () => {
  const blocks = [
    { type: 'hero', title: 'Brood' },
    { type: 'faq', items: ['Hoe lang blijft het goed?', 'Snijden jullie het ook?'] },
  ];
  const source = sourceFileOf({
    file: 'pages/brood.json',
    absoluteFile: '/pages/brood.json',
    value: undefined,
    name: '/brood',
    kind: 'page',
    text: JSON.stringify({ blocks }),
  });
  /** Of random letters, which take about six bits each. */
  const letters = (count: number): string => randomBytes(count).toString('base64').slice(0, count);
  const overrun = (menu: number, content: number) => {
    const html = `<header>${letters(menu)}</header><main>${letters(content)}</main><footer></footer>`;
    return pageOverrun(source, { name: 'brood.html', content: html }, limits);
  };

  it.each([
    ['fits', 100, 2000],
    ['fits beside a menu that does not', 3000, 2000],
  ])('that %s is not reported', async (_what, menu, content) => {
    expect(await overrun(menu, content)).toBeUndefined();
  });

  it('weighs the same whatever its scripts and styles are called', async () => {
    const body = `<main>${letters(4000)}</main>`;
    const weights = Array.from({ length: 20 }, async () => {
      const [style, script] = [randomBytes(6), randomBytes(6)].map((bytes) => bytes.toString('base64url'));
      const named = `<link href="/assets/site-${style}.css"><script src="/assets/${script}.js"></script>`;
      const content = `<header></header>${named}${body}<footer></footer>`;
      return contentWeight(content);
    });
    expect(new Set(await Promise.all(weights)).size).toBe(1);
  });

  it('weighs the same at whatever address the site is put', async () => {
    const body = `<main>${letters(4000)}</main>`;
    const weights = [
      'http://localhost:4173',
      'https://www.hoplease.example',
      'https://een-lange-naam.nl',
    ].map(async (address) => {
      const head = `<link rel="canonical" href="${address}/brood"/><meta content="${address}/brood.png"/>`;
      return contentWeight(`${head}<header></header>${body}<footer></footer>`);
    });
    expect(new Set(await Promise.all(weights)).size).toBe(1);
  });

  it('that does not fit is reported at its longest block, with what to shorten', async () => {
    expect(await overrun(100, 4000)).toMatchObject({
      rule: 'page-budget',
      file: 'pages/brood.json',
      place: { pointer: '/blocks/1' },
      message: expect.stringMatching(
        /^De pagina is na compressie [23]\.\d{3} bytes; dat mogen er 1\.800 zijn\.$/,
      ),
      hint: 'Maak de langste blokken korter: "faq" (78 tekens), "hero" (31 tekens). Of verdeel de inhoud over meer pagina’s.',
    });
  });
});
