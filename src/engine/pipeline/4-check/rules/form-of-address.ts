import { matchesOf, rangeOf, textCheck } from '../text-check.ts';

/** Not behind a slash or a number (km/u, 24 u), and not as a letter (U-profiel). */
const formal = /(?<![\p{L}\d/.&-]|\d\s)(?:uzelf|uw|u)(?![\p{L}\d/&’'-])/giu;

const informal: Record<string, string> = { u: 'je', uw: 'je" of "jouw', uzelf: 'jezelf' };

/** Warns for "u" and "uw": the site says "je". What a customer says in a quote stays as it was said. */
export const formOfAddress = textCheck({
  rule: 'form-of-address',
  why: 'A page that says "u" here and "je" there seems written by two companies.',
  watch: ['u', 'uw', 'uzelf'],
  judge({ key, text }) {
    if (key === 'quote') return [];
    return matchesOf(formal, text)
      .filter(([word]) => word !== 'UW')
      .map((match) => ({
        range: rangeOf(match),
        severity: 'warning',
        message: `Hier staat "${match[0]}", maar deze site zegt "je".`,
        hint: `Schrijf "${informal[match[0].toLowerCase()]}".`,
      }));
  },
});
