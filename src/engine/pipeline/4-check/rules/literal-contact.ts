import { telephoneHref } from '../../../../shared/leads/telephone.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { matchesOf, rangeOf } from '../match-pattern.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** A site value that texts name in braces. */
interface ContactValue {
  name: 'phone' | 'email';
  what: string;
  /** Matches all ways to write a value. */
  patternOf(value: string): RegExp;
}

const contactValues: readonly ContactValue[] = [
  { name: 'phone', what: 'het telefoonnummer', patternOf: phonePattern },
  { name: 'email', what: 'het e-mailadres', patternOf: mailPattern },
];

/** How to reach the company, written out where a new number or address will not reach it. */
export const literalContact: SiteRule = {
  name: 'literal-contact',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ siteDocument, siteValues, contactTexts }: SiteIndex): Finding[] {
    return contactValues.flatMap(({ name, what, patternOf }) => {
      const value = siteValues?.get(name) ?? '';
      if (value === '') return [];
      const pattern = patternOf(value);
      return contactTexts
        .filter(({ document }) => document !== siteDocument)
        .flatMap(({ document, pointer, text }) =>
          matchesOf(pattern, text).map((match) => ({
            document,
            pointer,
            range: rangeOf(match),
            message: `"${match[0]}" is ${what} van het bedrijf, voluit: verandert het, dan blijft het hier staan.`,
            hint: `Schrijf {${name}}.`,
            replacement: `{${name}}`,
          })),
        );
    });
  },
};

/** `026-000 00 00` also as `(026) 0000000` and `+31 (0)26 000 00 00`. */
function phonePattern(phone: string): RegExp {
  const [, country = '', digits = ''] = /^tel:\+(31)?(\d*)$/.exec(telephoneHref(phone)) ?? [];
  const abroad = String.raw`(?:\+|00)${country}[- ]?`;
  const start = country === '' ? abroad : String.raw`(?:${abroad}(?:\(0\))?|(?:\((?=\d+\)))?0)`;
  // `text-marks` reports spaces in the address of a link.
  return new RegExp(`(?<!\\d|tel:(?=[^)]* ))${start}[-() ]*${[...digits].join('[-() ]*')}(?!\\d)`, 'g');
}

/** In a link or its label: elsewhere `text-marks` asks for a link. */
function mailPattern(email: string): RegExp {
  return new RegExp(`(?<=mailto:|\\[)${email.replace(/[^\w@-]/g, '\\$&')}(?![\\w.-]*\\w)`, 'gi');
}
