import type { TextRule } from '../rule.ts';

/** Not behind a slash or a number (km/u, 24 u), and not as a letter (U-profiel). */
const formal = /\b(?:uzelf|uw|u)\b(?<!(?:[à-ɏ/.&-]|\d\s)(?:uzelf|uw|u))(?![à-ɏ/&’'-])/gi;

const informal: Record<string, string> = { u: 'je', uw: 'je" of "jouw', uzelf: 'jezelf' };

/** Warns for "u" and "uw": the site says "je". What a customer says in a quote stays as it was said. */
export const formOfAddress: TextRule = {
  name: 'form-of-address',
  severity: 'warning',
  canBeIgnored: true,
  patterns: [
    {
      pattern: formal,
      judge([word], { key }) {
        if (key === 'quote' || word === 'UW') return undefined;
        return {
          message: `Hier staat "${word}", maar deze site zegt "je".`,
          hint: `Schrijf "${informal[word.toLowerCase()]}".`,
        };
      },
    },
  ],
};
