import { thousands } from '../../../../shared/text/amount.ts';
import { dotsReadFaster, type Notation, noCents, year } from './notation.ts';

const plainNumber = String.raw`(?<![\d.,€]|€\s)(?<number>\d[\d.,]*\d|\d)`;
const number = String.raw`${plainNumber}(?:${noCents})?\s?`;
const euro = String.raw`(?:euro|EUR)(?![\p{L}\p{N}’'-])`;
/** Words that only follow an amount: in "20 euro pallets" the euro is part of what comes next. */
const afterAmount = String.raw`\s+(?:per|excl|exclusief|incl|inclusief|ex)(?!\p{L})`;
const before = String.raw`(?<!\p{L})(?:EUR|euro)\s`;
const startsWithEuro = 'Een bedrag begint op deze site met het euroteken.';

/** `1.500,5` as an amount: cents have two digits. */
const withCents = (number: string): string => number.replace(/,\d$/, '$&0');

/** Notations of amounts of money. */
export const amounts: readonly Notation[] = [
  {
    wrong: /€(?<space>\s?)(?<whole>\d{1,3}(?:\.\d{3})*)\.(?<part>\d{2})(?!\d)/gu,
    right: ({ space, whole, part }) => `€${space}${whole},${part}`,
    reason: 'In Nederland staat er een komma voor de centen.',
    severity: 'error',
  },
  {
    wrong: /€(?<space>\s?)(?<digits>\d{4,})(?!\d)/gu,
    right: ({ space, digits = '' }) => `€${space}${thousands(digits)}`,
    reason: dotsReadFaster,
    severity: 'warning',
  },
  {
    wrong: new RegExp(String.raw`${number}(?:€(?!\s?\d)|${euro}(?:(?=${afterAmount})|(?!\s+\p{L})))`, 'gu'),
    right: ({ number = '' }) => `€ ${withCents(number)}`,
    reason: startsWithEuro,
    severity: 'warning',
  },
  {
    wrong: new RegExp(String.raw`${number}${euro}(?!${afterAmount})(?=\s+\p{L})(?!\s+pallet)`, 'gu'),
    right: ({ number = '' }) => `€ ${withCents(number)}`,
    reason: startsWithEuro,
    severity: 'warning',
    isGuess: true,
  },
  {
    wrong: new RegExp(String.raw`${before}(?!${year}(?![.,]\d))(?<after>\d{2}[\d.,]*\d)`, 'gu'),
    right: ({ after }) => `€ ${after}`,
    reason: startsWithEuro,
    severity: 'warning',
  },
  {
    wrong: new RegExp(String.raw`${before}(?<after>${year})(?![.,]\d)`, 'gu'),
    right: ({ after }) => `€ ${after}`,
    reason: startsWithEuro,
    severity: 'warning',
    isGuess: true,
  },
  {
    wrong: new RegExp(
      String.raw`(?<amount>€\s?\d(?:[\d.,]*\d)?)(?:${noCents})?\s?(?:euro|EUR)(?![\p{L}\p{N}’'-]|\s+pallet)`,
      'gu',
    ),
    right: ({ amount = '' }) => amount,
    reason: 'Het euroteken zegt al dat het om euro’s gaat.',
    severity: 'warning',
  },
  {
    wrong: new RegExp(String.raw`(?<amount>€\s?\d[\d.]*)\s?${noCents}`, 'gu'),
    right: ({ amount = '' }) => amount,
    reason: 'Een rond bedrag heeft hier geen streepje.',
    severity: 'warning',
  },
  {
    wrong: new RegExp(
      String.raw`(?<!(?:EUR|euro)\s)${plainNumber}${noCents}(?![\p{L}\d]|\s?(?:€(?!\s?\d)|${euro}))`,
      'gu',
    ),
    right: ({ number = '' }) => `€ ${number}`,
    reason: startsWithEuro,
    severity: 'warning',
  },
];
