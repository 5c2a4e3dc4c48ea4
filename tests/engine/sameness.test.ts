import { describe, expect, test } from 'vitest';
import { agreedRoutes } from './content-table.ts';
import { authoredFiles, isAgreed, ownPages, pageAt, plainWords } from './own-pages.ts';

/** Of the runs of four words on the shorter of two pages, at most this share may stand on the other too. */
const limit = 0.08;
const runLength = 4;

// Of the pages that authors add the check itself tells who reads it, in warnings: near-duplicate, description-length.
const files = authoredFiles.filter(isAgreed);
const pages = files.filter(({ kind, name }) => kind === 'page' && ownPages.has(name));
/** The texts of a page that are no metadata or card: those stand elsewhere on purpose. */
const bodyTexts = pages.map(({ name, texts }) => ({
  name,
  texts: texts.filter(({ pointer }) => pointer.startsWith('/blocks')).map(({ text }) => text),
}));
const runs = bodyTexts.map(({ name, texts }) => ({ name, runs: new Set(texts.flatMap(runsOf)) }));

function runsOf(text: string): string[] {
  const words = plainWords(text.toLowerCase());
  return words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' '));
}

test(`no page shares more than ${limit * 100}% of its runs of ${runLength} words with another`, () => {
  const alike = runs.flatMap((one, index) =>
    runs.slice(index + 1).map((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
      return { pages: `${one.name} ${other.name}`, share: shared / Math.min(one.runs.size, other.runs.size) };
    }),
  );
  expect(alike.filter(({ share }) => share > limit)).toEqual([]);
});

test('no sentence stands on two pages', () => {
  const places = new Map<string, string[]>();
  for (const { name, texts } of files) {
    const sentences = texts
      .filter(({ pointer }) => !/^\/(metadata|card)\//.test(pointer))
      .flatMap(({ text }) => text.match(/[^.!?]+[.!?](?=\s|$)/g) ?? [])
      .filter((sentence) => plainWords(sentence).length >= 4)
      .map((sentence) => plainWords(sentence.toLowerCase()).join(' '));
    for (const sentence of new Set(sentences)) places.set(sentence, [...(places.get(sentence) ?? []), name]);
  }
  expect([...places].filter(([, names]) => names.length > 1)).toEqual([]);
});

describe('the metadata of each page', () => {
  const heads = agreedRoutes.map((route) => ({ route, ...pageAt(route).head }));

  test.each(heads)('$route has the length that search results show', ({ title, description, keywords }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(158);
    expect(keywords.length).toBeGreaterThanOrEqual(4);
    expect(keywords.length).toBeLessThanOrEqual(8);
  });

  test('is its own', () => {
    for (const field of ['title', 'description'] as const) {
      expect(new Set(heads.map((head) => head[field])).size).toBe(heads.length);
    }
  });
});
