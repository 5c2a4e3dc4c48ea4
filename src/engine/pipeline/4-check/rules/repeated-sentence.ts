import { canonicalElsewhere } from '../../3-facts/page-metadata.ts';
import type { Sentence } from '../../3-facts/sentences.ts';
import type { IndexedPage } from '../../3-facts/site-index.ts';
import { copiesOf } from '../copies.ts';
import { isMisnamed } from '../links/misnamed-routes.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { originalFirst } from '../which-is-copy.ts';
import { areAlike } from './near-duplicate.ts';

/** Sentences of one page that stand on another too; told once for each pair of pages. */
export const repeatedSentence: SiteRule = {
  name: 'repeated-sentence',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    const owners = new Map<number, { page: IndexedPage; sentence: Sentence }>();
    const repeated = new Map<string, { original: IndexedPage; copy: IndexedPage; sentences: Sentence[] }>();
    for (const page of site.pages) {
      // A page that repeats on purpose, or is told to be a copy as a whole.
      if (canonicalElsewhere(page) !== undefined || isMisnamed(page.route)) continue;
      for (const sentence of page.sentences) {
        const owner = owners.get(sentence.key);
        if (owner === undefined) owners.set(sentence.key, { page, sentence });
        if (owner === undefined || owner.page === page) continue;
        const [original, copy] = originalFirst([owner.page, page], site);
        const pair = `${original.route} ${copy.route}`;
        const known = repeated.get(pair) ?? { original, copy, sentences: [] };
        repeated.set(pair, known);
        known.sentences.push(copy === page ? sentence : owner.sentence);
      }
    }
    const copies = copiesOf(site);
    return [...repeated.values()].flatMap(({ original, copy, sentences }): Finding[] => {
      const [first] = sentences;
      if (first === undefined || copies.has(copy) || areAlike(original, copy, site)) return [];
      const others = sentences.length - 1;
      const what =
        others === 0
          ? 'Deze zin staat'
          : `Deze zin en ${others} ${others === 1 ? 'andere' : 'andere zinnen'} staan`;
      return [
        {
          document: copy.document,
          pointer: first.pointer,
          range: { start: first.start, end: first.end },
          message: `${what} ook in "${original.document.file}".`,
          hint: `Zeg het hier in eigen woorden, of zet wat gelijk is in een gedeeld blok (${site.pagesFolder}/_shared).`,
        },
      ];
    });
  },
};
