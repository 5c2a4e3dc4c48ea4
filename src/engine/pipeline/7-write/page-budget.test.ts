import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { readBudgets } from '../../bundle/budgets.ts';
import { sourceFileOf } from '../1-load/source-document.ts';
import { pageOverrun, suspectFiles, weighDocument } from './page-budget.ts';

const limits = { ...readBudgets(projectRoot).limits, document: 2000, content: 1800, pageData: 1000 };

it.each([
  ['a document', 'a/b.html', 'page:/a/b', 2001],
  ['the data of a page', 'a/b.json', 'page:/a/b', 1001],
])('looks again at %s that is heavier than its budget', (_what, name, target, br) => {
  expect(suspectFiles([{ name, target, br }], limits)).toEqual([{ name, route: '/a/b', br }]);
});

it.each([
  ['a page that just fits', 'a/b.html', 'page:/a/b', 2000],
  ['an alias, which repeats its page', 'c.html', 'page:/a/b', 90_000],
  ['public data, which no page fetches', 'prijzen.json', 'public:prijzen.json', 90_000],
  ['a public document', 'folder.html', 'public:folder.html', 90_000],
  ['what does not shrink', 'a/b.html', 'page:/a/b', undefined],
])('leaves %s', (_what, name, target, br) => {
  expect(suspectFiles([{ name, target, br }], limits)).toEqual([]);
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
  ])('that %s is not told', async (_what, menu, content) => {
    expect(await overrun(menu, content)).toBeUndefined();
  });

  it('weighs the same whatever its scripts and styles are called', async () => {
    const body = `<main>${letters(4000)}</main>`;
    const weights = Array.from({ length: 20 }, async () => {
      const [style, script] = [randomBytes(6), randomBytes(6)].map((bytes) => bytes.toString('base64url'));
      const named = `<link href="/assets/site-${style}.css"><script src="/assets/${script}.js"></script>`;
      const content = `<header></header>${named}${body}<footer></footer>`;
      return (await weighDocument({ content }, limits)).overrun;
    });
    expect(new Set(await Promise.all(weights)).size).toBe(1);
  });

  it('that does not fit is told at its longest block, with what to shorten', async () => {
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
