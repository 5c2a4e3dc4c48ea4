import { counted } from '../../../../shared/text/counted.ts';
import { stringAt } from '../../../json/json-shape.ts';
import { filledText } from '../../../text/fill-site-values.ts';
import { titleSuffix } from '../../../text/site-title.ts';
import { metadataOf } from '../../1-load/front-matter.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Characters a search engine shows, company name included. */
export const maxTitleLength = 60;

/** Titles that search engines truncate. */
export const titleLength: SiteRule = {
  name: 'title-length',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ pages, siteValues = new Map() }) {
    const suffix = titleSuffix(siteValues.get('company') ?? '');
    return pages.flatMap(({ document, head }): Finding[] => {
      const title = stringAt(metadataOf({ head }), 'title');
      if (title === undefined) return [];
      const { length } = filledText(title, siteValues) + suffix;
      if (length <= maxTitleLength) return [];
      const available = maxTitleLength - suffix.length;
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
