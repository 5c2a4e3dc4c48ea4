import type { Severity } from '../../../diagnostics/diagnostic.ts';
import type { TextRule } from '../rule.ts';

interface Notation {
  /** Its named groups are passed to `right`. */
  wrong: RegExp;
  right(groups: Record<string, string>): string;
  /** Follows the correction in the message. */
  reason: string;
  severity: Severity;
}

/** Units with their wrong notations. */
const units: Record<string, readonly string[]> = {
  pk: ['PK', 'Pk', 'hp', 'HP', 'paardenkracht'],
  'm³': ['m3', 'M3', 'kuub', 'kubieke meter'],
  'm²': ['m2', 'M2', 'vierkante meter'],
  'km/u': ['km/h', 'km/uur', 'km per uur', 'kmh', 'KM/U', 'KM/H', 'kilometer per uur'],
  km: ['KM', 'Km'],
  kg: ['KG', 'Kg', 'kilogram'],
  ton: ['tons', 'tonnes', 'Ton', 'TON', 't'],
  kW: ['KW', 'kw', 'Kw'],
  kWh: ['KWH', 'kwh', 'Kwh', 'KWh'],
};

const unitOf = new Map(
  Object.entries(units).flatMap(([unit, others]) => others.map((other): [string, string] => [other, unit])),
);
const alternation = (names: Iterable<string>): string =>
  [...names].sort((one, other) => other.length - one.length).join('|');
const rightUnits = alternation(Object.keys(units));
const end = '(?![\\p{L}\\p{N}³²/])';
const thousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

const notations: readonly Notation[] = [
  {
    wrong: /(?<![\d.,])(?<number>[1-9]\d{0,2}(?:,\d{3})+)(?<cents>\.\d{2}(?!\d))?(?![\d,])/gu,
    right: ({ number = '', cents = '' }) => number.replaceAll(',', '.') + cents.replace('.', ','),
    reason: 'In Nederland scheidt een punt de duizendtallen; een komma maakt er iets achter de komma van.',
    severity: 'error',
  },
  {
    wrong: new RegExp(
      `(?<![\\d.,])(?<whole>\\d+)\\.(?<part>\\d{1,2})(?=\\s?(?:%|(?:${rightUnits})${end}))`,
      'gu',
    ),
    right: ({ whole, part }) => `${whole},${part}`,
    reason: 'In Nederland staat er een komma voor de cijfers achter de komma.',
    severity: 'error',
  },
  {
    wrong: /€(?<space>\s?)(?<whole>\d{1,3}(?:\.\d{3})*)\.(?<part>\d{2})(?!\d)/gu,
    right: ({ space, whole, part }) => `€${space}${whole},${part}`,
    reason: 'In Nederland staat er een komma voor de centen.',
    severity: 'error',
  },
  {
    wrong: /€(?<space>\s?)(?<digits>\d{4,})(?!\d)/gu,
    right: ({ space, digits = '' }) => `€${space}${thousands(digits)}`,
    reason: 'Met een punt voor elke drie cijfers leest het sneller.',
    severity: 'warning',
  },
  {
    wrong: new RegExp(`(?<![\\d.,€]|€\\s)(?<digits>\\d{4,})(?<unit>\\s?(?:${rightUnits}))${end}`, 'gu'),
    right: ({ digits = '', unit }) => `${thousands(digits)}${unit}`,
    reason: 'Met een punt voor elke drie cijfers leest het sneller.',
    severity: 'warning',
  },
  {
    wrong:
      /(?<![\d.,€]|€\s)(?<number>\d[\d.,]*\d|\d)\s?(?:€(?!\s?\d)|euro(?![\p{L}’'])|EUR\b)|(?:EUR|euro)\s(?<after>\d{2}[\d.,]*\d)/gu,
    right: ({ number, after }) => `€ ${number ?? after}`,
    reason: 'Een bedrag begint op deze site met het euroteken.',
    severity: 'warning',
  },
  {
    wrong: /(?<amount>€\s?\d[\d.]*),-+/gu,
    right: ({ amount = '' }) => amount,
    reason: 'Een rond bedrag heeft hier geen streepje.',
    severity: 'warning',
  },
  {
    wrong: /(?<![\d.,])(?<number>\d[\d.,]*) +%/gu,
    right: ({ number }) => `${number}%`,
    reason: 'Het procentteken staat tegen het getal aan.',
    severity: 'warning',
  },
  {
    wrong: new RegExp(
      `(?<![\\d.,])(?<number>\\d[\\d.,]*\\+?)\\s?(?<unit>${alternation(unitOf.keys())})${end}`,
      'gu',
    ),
    right: ({ number, unit = '' }) => `${number} ${unitOf.get(unit) ?? unit}`,
    reason: 'Zo staat deze eenheid overal op de site.',
    severity: 'warning',
  },
  {
    wrong: new RegExp(`(?<![\\d.,])(?<number>\\d[\\d.,]*\\+?)(?<unit>${rightUnits})${end}`, 'gu'),
    right: ({ number, unit }) => `${number} ${unit}`,
    reason: 'Tussen een getal en zijn eenheid staat een spatie.',
    severity: 'warning',
  },
];

/** Numbers, amounts and units in non-Dutch notation. */
export const notation: TextRule = {
  name: 'notation',
  severity: 'error',
  canBeIgnored: true,
  patterns: notations.map(({ wrong, right, reason, severity }) => ({
    pattern: wrong,
    judge({ 0: written, groups = {} }) {
      const better = right(groups);
      return {
        severity,
        message: `"${written}" is hier geen goede schrijfwijze. ${reason}`,
        hint: `Schrijf "${better}".`,
        suggestion: better,
        // An error may be another number, so only the author can fix it.
        ...(severity === 'warning' ? { replacement: better } : {}),
      };
    },
  })),
};
