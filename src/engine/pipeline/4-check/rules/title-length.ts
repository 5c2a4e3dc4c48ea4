import { counted } from '../../../../shared/text/counted.ts';
import { stringAt } from '../../../json/json-shape.ts';
import { filledText } from '../../../text/fill-site-values.ts';
import { titleSuffix } from '../../../text/site-title.ts';
import { metadataOf } from '../../1-load/front-matter.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Characters a search engine shows, company name included. */
export const maxTitleLength = 60;

/** Below this room, no title of any page can say what it is about. */
const leastRoom = 10;

/** Titles that search engines truncate, or the name of the company that leaves no room for any. */
export const titleLength: SiteRule = {
  name: 'title-length',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ pages, siteDocument, siteValues = new Map() }) {
    const company = siteValues.get('company') ?? '';
    const suffix = titleSuffix(company);
    const available = maxTitleLength - suffix.length;
    if (siteDocument && available < leastRoom) {
      const message = `Deze naam komt achter de titel van elke pagina, en laat er te weinig ruimte voor: zoekmachines tonen van beide samen ongeveer ${maxTitleLength} tekens.`;
      const hint = `Maak de naam ${counted(leastRoom - available, 'teken', 'tekens')} korter.`;
      return [{ document: siteDocument, pointer: '/company', message, hint }];
    }
    return pages.flatMap(({ document, head }): Finding[] => {
      const title = stringAt(metadataOf({ head }), 'title');
      if (title === undefined) return [];
      const { length } = filledText(title, siteValues) + suffix;
      if (length <= maxTitleLength) return [];
      return [
        {
          document,
          pointer: '/metadata/title',
          range: title.includes('{') ? undefined : { start: available, end: title.length },
          message: `Met "${suffix}" erachter is deze titel ${length} tekens; zoekmachines tonen er ongeveer ${maxTitleLength}.`,
          hint: `Maak de titel ${counted(length - maxTitleLength, 'teken', 'tekens')} korter, met het belangrijkste woord vooraan.`,
        },
      ];
    });
  },
};
