import { listAt, objectAt, stringAt } from '../../../json/json-shape.ts';
import type { IndexedPage } from '../../3-facts/site-index.ts';
import { copiesOf } from '../copies.ts';
import { isMisnamed } from '../links/misnamed-routes.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Other names on a card that another page has too: who searches for one cannot tell which page is meant. */
export const uniqueSynonym: SiteRule = {
  name: 'unique-synonym',
  severity: 'error',
  canBeIgnored: true,
  checkSite(site) {
    // What is left from a copy is told all at once, once its file has a good name.
    const pages = site.pages.filter((page) => !isMisnamed(page.route) && !copiesOf(site).has(page));
    const owners = new Map<string, IndexedPage>();
    for (const page of pages) {
      const title = stringAt(cardOf(page), 'title');
      if (title !== undefined) owners.set(plain(title), page);
    }
    return pages.flatMap((page) =>
      listAt(cardOf(page), 'synonyms').flatMap((synonym, index): Finding[] => {
        if (typeof synonym !== 'string') return [];
        const owner = owners.get(plain(synonym));
        owners.set(plain(synonym), owner ?? page);
        if (owner === undefined) return [];
        return [
          {
            document: page.document,
            pointer: `/card/synonyms/${index}`,
            message:
              owner === page
                ? `"${synonym}" vindt deze pagina al.`
                : `"${synonym}" hoort al bij de pagina "${owner.document.file}".`,
            hint:
              owner === page
                ? 'Haal deze naam weg.'
                : 'Laat de naam bij één pagina staan: die waar een bezoeker dan heen wil.',
          },
        ];
      }),
    );
  },
};

function cardOf({ head = {} }: IndexedPage) {
  return objectAt(head, 'card');
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s-]+/g, '');
}
