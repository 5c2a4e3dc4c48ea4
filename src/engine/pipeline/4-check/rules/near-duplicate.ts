import { notFoundRoute } from '../../../../shared/page/route.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import { canonicalElsewhere } from '../../3-facts/canonical-elsewhere.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { wordsOf } from '../../3-facts/word-sample.ts';
import { comparablePages } from '../comparable-pages.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { originalFirst } from '../which-is-copy.ts';
import { similarity } from '../word-similarity.ts';
import { minWords } from './thin-page.ts';

/** Minimum Jaccard similarity of four-word shingles. */
export const minSimilarity = 0.6;

/** Lowest hashes that index a page: misses less than 1 of 3,000 similar pairs. */
const maxIndexedHashes = 12;
const minSharedHashes = 2;

/** Earlier pages compared exactly, most shared hashes first. */
const maxCandidates = 3;

/**
 * Pages nearly equal to an earlier one, shared blocks excluded.
 * Compares MinHash sketches, so time is linear in words, not quadratic in pages.
 */
export const nearDuplicate: SiteRule = {
  name: 'near-duplicate',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    const { words, pagesFolder } = site;
    const owners = new Map<number, IndexedPage>();
    return comparablePages(site).flatMap((page): Finding[] => {
      const { document, route } = page;
      const { count, sample } = wordsOf(document, words);
      if (route === notFoundRoute || count < minWords || canonicalElsewhere(page) !== undefined) return [];
      const equal = new Map<IndexedPage, number>();
      for (const row of sample.slice(0, maxIndexedHashes)) {
        const owner = owners.get(row);
        if (owner === undefined) owners.set(row, page);
        else if (owner !== page) equal.set(owner, (equal.get(owner) ?? 0) + 1);
      }
      const nearest = equal.size > 0 ? nearestOf(document, equal, words) : undefined;
      if (nearest === undefined) return [];
      const alike = Math.round(nearest.alike * 100);
      const [original, copy] = originalFirst([nearest.page, page], site);
      const message = `Deze pagina lijkt voor ongeveer ${alike}% op "${original.document.file}".`;
      const hint = `Schrijf wat deze pagina anders maakt, of zet wat gelijk is in een gedeeld blok (${pagesFolder}/_shared).`;
      return [{ document: copy.document, pointer: '/blocks', message, hint }];
    });
  },
};

/** Whether two pages say nearly the same. */
export function areAlike(one: IndexedPage, other: IndexedPage, { words }: Pick<SiteIndex, 'words'>): boolean {
  const first = wordsOf(one.document, words);
  const second = wordsOf(other.document, words);
  return Math.min(first.count, second.count) >= minWords && similarity(first, second) >= minSimilarity;
}

/** The most similar earlier page; `equal` counts shared hashes per page. */
function nearestOf(
  document: SourceFile,
  equal: ReadonlyMap<IndexedPage, number>,
  words: SiteIndex['words'],
): { page: IndexedPage; alike: number } | undefined {
  return [...equal]
    .filter(([, rows]) => rows >= minSharedHashes)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxCandidates)
    .map(([other]) => ({
      page: other,
      alike: similarity(wordsOf(document, words), wordsOf(other.document, words)),
    }))
    .filter(({ alike }) => alike >= minSimilarity)
    .sort((one, other) => other.alike - one.alike)[0];
}
