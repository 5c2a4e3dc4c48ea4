import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { wordsOf } from '../../3-facts/word-sample.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Fewer words than this cannot answer a visitor's question. */
export const minWords = 50;

/** Warns for pages that say too little. */
export const thinPage: SiteRule = {
  name: 'thin-page',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    return site.pages.flatMap((page): Finding[] => {
      const { document, route, blocks } = page;
      // A block that cannot be read may hold the words; a list of cards has those of other pages.
      if (route === '/404' || blocks === undefined) return [];
      if (blocks.some(({ type }) => type === undefined || type === 'page-cards')) return [];
      const count = wordsOn(page, site);
      if (count >= minWords) return [];
      const message = `Op deze pagina ${count === 1 ? 'staat 1 woord' : `staan ${count} woorden`}; dat is te weinig om iemand te helpen.`;
      const hint = `Schrijf minstens ${minWords} woorden, of zet de inhoud op een pagina die er al is.`;
      return [{ document, pointer: '/blocks', message, hint }];
    });
  },
};

/** The words in the blocks of a page, those of its shared blocks included. */
export function wordsOn({ document, blocks = [] }: IndexedPage, { words, sharedBlocks }: SiteIndex): number {
  const inShared = blocks.map(({ shared }) =>
    shared === undefined ? 0 : wordsOf(sharedBlocks.get(shared), words).count,
  );
  return inShared.reduce((sum, count) => sum + count, wordsOf(document, words).count);
}
