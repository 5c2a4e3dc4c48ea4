import { notFoundRoute } from '../../../../shared/page/route.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { wordsOf } from '../../3-facts/word-sample.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { takenWords } from '../taken-words.ts';

export const minWords = 50;

/** Pages with too few words. */
export const thinPage: SiteRule = {
  name: 'thin-page',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    return site.pages.flatMap((page): Finding[] => {
      const { document, route, blocks } = page;
      // An unreadable block may have words; page cards show those of other pages.
      if (route === notFoundRoute || blocks === undefined) return [];
      if (blocks.some(({ type }) => type === undefined || type === 'page-cards')) return [];
      const count = wordsOn(page, site);
      if (count >= minWords) return [];
      const message = `Op deze pagina ${count === 1 ? 'staat 1 woord' : `staan ${count} woorden`}; dat is te weinig om iemand te helpen.`;
      const hint = `Schrijf minstens ${minWords} woorden, of zet de inhoud op een pagina die er al is.`;
      return [{ document, pointer: '/blocks', message, hint }];
    });
  },
};

/** Number of words on a page, shared blocks included, of which it may take some rows. */
export function wordsOn({ document, blocks = [] }: IndexedPage, { words, sharedBlocks }: SiteIndex): number {
  const inShared = blocks.map(({ shared, only }) => {
    const source = shared === undefined ? undefined : sharedBlocks.get(shared);
    if (source === undefined || only === undefined) return wordsOf(source, words).count;
    return takenWords(
      source,
      only.map(({ name }) => name),
    );
  });
  return inShared.reduce((sum, count) => sum + count, wordsOf(document, words).count);
}
