import { stringAt } from '../../../json/json-shape.ts';
import { metadataOf } from '../../3-facts/page-metadata.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Shorter leaves room in a search result that other sites fill; longer is cut off. In characters. */
const minLength = 110;
export const maxDescriptionLength = 158;

/** A description longer than this is a mistake to the schema, which says so itself. */
const schemaMaxLength = 200;

/** Warns for descriptions that search engines cut off, or that leave their room unused. */
export const descriptionLength: SiteRule = {
  name: 'description-length',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ pages }) {
    return pages.flatMap(({ document, head }): Finding[] => {
      const description = stringAt(metadataOf({ head }), 'description');
      if (description === undefined || description.includes('{')) return [];
      const { length } = description;
      if ((length >= minLength && length <= maxDescriptionLength) || length > schemaMaxLength) return [];
      const place = { document, pointer: '/metadata/description' };
      if (length < minLength) {
        const message = `Deze beschrijving is ${length} tekens; zoekmachines tonen er ongeveer ${maxDescriptionLength}.`;
        const hint = `Gebruik ${minLength} tot ${maxDescriptionLength} tekens: wat vindt de bezoeker hier, en wat kan hij doen?`;
        return [{ ...place, message, hint }];
      }
      return [
        {
          ...place,
          range: { start: maxDescriptionLength, end: length },
          message: `Deze beschrijving is ${length} tekens; zoekmachines breken haar na ongeveer ${maxDescriptionLength} af.`,
          hint: `Maak de beschrijving ${length - maxDescriptionLength} tekens korter.`,
        },
      ];
    });
  },
};
