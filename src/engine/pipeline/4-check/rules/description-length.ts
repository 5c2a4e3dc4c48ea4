import { counted } from '../../../../shared/text/counted.ts';
import { stringAt } from '../../../json/json-shape.ts';
import { metadataOf } from '../../1-load/front-matter.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** In characters: below it a search result has space left, above the maximum it is truncated. */
export const minDescriptionLength = 110;
export const maxDescriptionLength = 158;

/** Descriptions that search engines truncate, or that leave space unused. */
export const descriptionLength: SiteRule = {
  name: 'description-length',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ pages }) {
    return pages.flatMap(({ document, head }): Finding[] => {
      const description = stringAt(metadataOf({ head }), 'description');
      if (description === undefined || description.includes('{')) return [];
      const { length } = description;
      if (length >= minDescriptionLength && length <= maxDescriptionLength) return [];
      const place = { document, pointer: '/metadata/description' };
      if (length < minDescriptionLength) {
        const message = `Deze beschrijving is ${length} tekens; zoekmachines tonen er ongeveer ${maxDescriptionLength}.`;
        const hint = `Gebruik ${minDescriptionLength} tot ${maxDescriptionLength} tekens: wat vindt de bezoeker hier, en wat kan hij doen?`;
        return [{ ...place, message, hint }];
      }
      return [
        {
          ...place,
          range: { start: maxDescriptionLength, end: length },
          message: `Deze beschrijving is ${length} tekens; zoekmachines kappen die na ongeveer ${maxDescriptionLength} af.`,
          hint: `Maak de beschrijving ${counted(length - maxDescriptionLength, 'teken', 'tekens')} korter.`,
        },
      ];
    });
  },
};
