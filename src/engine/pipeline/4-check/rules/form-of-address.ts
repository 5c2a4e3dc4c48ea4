import type { FieldName } from '../../../../shared/page/field-name.ts';
import type { TextRule } from '../rule.ts';

/** Excludes units (km/u, 24 u) and letters (U-profiel). */
const formal = /\b(?:uzelf|uw|u)\b(?<!(?:[à-ɏ/.&-]|\d\s)(?:uzelf|uw|u))(?![à-ɏ/&’'-])/gi;

/** The words of somebody else. */
const quotation: FieldName = 'quote';

const informal: Record<string, string> = { u: 'je', uw: 'je" of "jouw', uzelf: 'jezelf' };

/** "u" and "uw" where the site says "je"; quotes are exempt. */
export const formOfAddress: TextRule = {
  name: 'form-of-address',
  severity: 'warning',
  canBeIgnored: true,
  patterns: [
    {
      pattern: formal,
      judge([word], { key }) {
        if (key === quotation || word === 'UW') return undefined;
        return {
          message: `Hier staat "${word}", maar deze site zegt "je".`,
          hint: `Schrijf "${informal[word.toLowerCase()]}".`,
        };
      },
    },
  ],
};
