import { thousands } from '../../../../shared/text/amount.ts';
import { dutchMonths } from '../../../../shared/text/dutch-date.ts';
import { countedUnits, decimalUnits, unitEnd } from './measures.ts';
import { dotsReadFaster, type Notation, year } from './notation.ts';

const freeOfEuro = String.raw`(?<![\d.,€]|€\s)`;
/** As behind the first of `13.60 x 2.48 m`. */
const furtherSizes = String.raw`(?:\s?[x×]\s?\d[\d.,]*)*`;
/** Not a year as in "bouwjaar 2019" or "in 2026". */
const noYear = String.raw`(?<!(?<!\p{L})(?:\p{L}*jaar|[Ii]n|[Ss]inds|[Aa]nno|[Ee]ind|[Bb]egin|${dutchMonths.join('|')})\s\d{4})`;

/** Notations of numbers, with the unit or sign behind them. */
export const numbers: readonly Notation[] = [
  {
    // In "8,125%", "1,125 keer" and "factor 1,125" the comma is right.
    wrong:
      /(?<![\d.,]|[Ff]actor\s)(?<number>[1-9]\d{0,2}(?:,\d{3})+)(?<cents>\.\d{2}(?!\d))?(?![\d,]|\s?(?:%|procent|keer|maal|[x×]\s?\d))/gu,
    right: ({ number = '', cents = '' }) => number.replaceAll(',', '.') + cents.replace('.', ','),
    reason: 'In Nederland scheidt een punt de duizendtallen; een komma maakt er iets achter de komma van.',
    severity: 'error',
  },
  {
    wrong: new RegExp(
      String.raw`(?<![\d.,])(?<whole>\d+)\.(?<part>\d{1,2})(?=${furtherSizes}\s?(?:%|(?:${decimalUnits})${unitEnd}))`,
      'gu',
    ),
    right: ({ whole, part }) => `${whole},${part}`,
    reason: 'In Nederland staat er een komma voor de cijfers achter de komma.',
    severity: 'error',
  },
  {
    wrong: new RegExp(
      String.raw`${freeOfEuro}(?!${year})(?<digits>\d{4,})(?<unit>\s?(?:${countedUnits}))${unitEnd}`,
      'gu',
    ),
    right: ({ digits = '', unit }) => `${thousands(digits)}${unit}`,
    reason: dotsReadFaster,
    severity: 'warning',
  },
  {
    wrong: new RegExp(
      String.raw`${freeOfEuro}(?<digits>${year})${noYear}(?<unit>\s?(?:${countedUnits}))${unitEnd}(?!-)`,
      'gu',
    ),
    right: ({ digits = '', unit }) => `${thousands(digits)}${unit}`,
    reason: dotsReadFaster,
    severity: 'warning',
    isGuess: true,
  },
  {
    wrong: /(?<![\d.,])(?<number>\d[\d.,]*) +%/gu,
    right: ({ number }) => `${number}%`,
    reason: 'Het procentteken staat tegen het getal aan.',
    severity: 'warning',
  },
];
