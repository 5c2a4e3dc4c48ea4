import { capitalised } from '../../../../shared/text/capitalised.ts';
import type { TextRule } from '../rule.ts';

/** So many capitals that it is no abbreviation, and no list of them. */
const inCapitals = /^[^\p{Ll},/]{7,}$(?<=(?:\p{Lu}\P{Lu}*){7})/u;

/** A whole text in capitals, as headings are made in a word processor. */
export const capitalText: TextRule = {
  name: 'capital-text',
  severity: 'warning',
  canBeIgnored: true,
  patterns: [
    {
      pattern: inCapitals,
      judge([text]) {
        const better = capitalised(text.toLowerCase());
        return {
          message: `"${text}" staat helemaal in hoofdletters. Dat leest langzamer, en sommige schermlezers spellen het.`,
          hint: `Bedoel je "${better}", schrijf het dan zo. Anders mag dit blijven staan.`,
          suggestion: better,
        };
      },
    },
  ],
};
