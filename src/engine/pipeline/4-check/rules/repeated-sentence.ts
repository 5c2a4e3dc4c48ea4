import { memoizeLast } from '../../../../shared/memoize-last.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import { canonicalElsewhere } from '../../3-facts/canonical-elsewhere.ts';
import { placesOfSentences } from '../../3-facts/sentences.ts';
import type { IndexedPage } from '../../3-facts/site-index.ts';
import { comparablePages } from '../comparable-pages.ts';
import { copiesOf } from '../copies.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { originalFirst } from '../which-is-copy.ts';
import { areAlike } from './near-duplicate.ts';

/** Sentences of one page that stand on another too; reported once for each pair of pages. */
export const repeatedSentence: SiteRule = {
  name: 'repeated-sentence',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    const owners = new Map<number, IndexedPage>();
    const repeated = new Map<string, { original: IndexedPage; copy: IndexedPage; sentences: number[] }>();
    for (const page of comparablePages(site)) {
      // It repeats on purpose.
      if (canonicalElsewhere(page) !== undefined) continue;
      for (const sentence of page.sentences) {
        const owner = owners.get(sentence);
        if (owner === undefined) owners.set(sentence, page);
        if (owner === undefined || owner === page) continue;
        const [original, copy] = originalFirst([owner, page], site);
        const pair = `${original.route} ${copy.route}`;
        const known = repeated.get(pair) ?? { original, copy, sentences: [] };
        repeated.set(pair, known);
        known.sentences.push(sentence);
      }
    }
    const copies = copiesOf(site);
    // A page that repeats several others is asked about in turn.
    const placesIn = memoizeLast((page: IndexedPage) =>
      placesOfSentences(parsedValue(page.document) ?? null),
    );
    return [...repeated.values()].flatMap(({ original, copy, sentences }): Finding[] => {
      if (copies.has(copy) || areAlike(original, copy, site)) return [];
      const place = placesIn(copy).get(sentences[0] ?? 0);
      if (place === undefined) return [];
      const others = sentences.length - 1;
      const what =
        others === 0
          ? 'Deze zin staat'
          : `Deze zin en ${others} ${others === 1 ? 'andere' : 'andere zinnen'} staan`;
      return [
        {
          document: copy.document,
          ...place,
          message: `${what} ook in "${original.document.file}".`,
          hint: `Zeg het hier in eigen woorden, of zet wat gelijk is in een gedeeld blok (${site.pagesFolder}/_shared).`,
        },
      ];
    });
  },
};
