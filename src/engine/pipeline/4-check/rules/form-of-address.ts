import type { FieldName } from '../../../../shared/page/field-name.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import type { TextRule } from '../rule.ts';

/** Excludes units (km/u, 24 u) and letters (U-profiel). */
const formal = /\b(?:uzelf|uw|u)\b(?<!(?:[à-ɏ/.&-]|\d\s)(?:uzelf|uw|u))(?![à-ɏ/&’'-])/gi;

/** With the words of somebody else, and who said them. */
const quotation: FieldName = 'quote';

const informal: Record<string, readonly string[]> = { u: ['je'], uw: ['je', 'jouw'], uzelf: ['jezelf'] };

const sentenceStart = /(?:^|[.!?…]["”’)*]*\s)["“‘(*]*$/;

/** "u" and "uw" where the site says "je"; quotes are exempt. */
export const formOfAddress: TextRule = {
  name: 'form-of-address',
  severity: 'warning',
  canBeIgnored: true,
  patterns: [
    {
      pattern: formal,
      judge({ 0: word, index }, { pointer, text }) {
        if (pointer.split('/').includes(quotation) || word === 'UW') return undefined;
        const asWritten = sentenceStart.test(text.slice(0, index)) ? capitalised : String;
        const meant = informal[word.toLowerCase()]?.map((each) => `"${asWritten(each)}"`);
        return {
          message: `Hier staat "${word}", maar deze site zegt "je".`,
          hint: `Schrijf ${meant?.join(' of ')}.`,
        };
      },
    },
  ],
};
