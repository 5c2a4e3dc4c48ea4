import type { Notation } from './notation.ts';

/** Units with their wrong notations. */
const units: Record<string, readonly string[]> = {
  pk: ['PK', 'Pk', 'paardenkracht'],
  'm³': ['m3', 'kuub', 'kubieke meter'],
  'm²': ['m2', 'vierkante meter'],
  'km/u': ['km/h', 'km/uur', 'km per uur', 'kmh', 'KM/U', 'KM/H', 'kilometer per uur'],
  km: ['KM', 'Km'],
  kg: ['KG', 'Kg', 'kilogram'],
  ton: ['tons', 'tonnes'],
  kW: ['KW', 'kw', 'Kw'],
  kWh: ['KWH', 'kwh', 'Kwh', 'KWh'],
};

/** A notation that means something else too: surely so before or behind certain words. */
interface Ambiguous {
  unit: string;
  other: string;
  notBehind?: string;
  notBefore?: string;
}

const behindApple = String.raw`(?:Mac\p{L}*|iMac|iPad)(?!\p{L})[^.!?]*`;
const beforeFastener = String.raw`\s(?:bout|moer|schroe|chip|Pro|Max|Ultra)`;
const ambiguous: readonly Ambiguous[] = [
  { unit: 'pk', other: 'hp' },
  {
    unit: 'pk',
    other: 'HP',
    notBefore: String.raw`\s(?:\p{Lu}|laptop|printer|computer|desktop|server|scanner|plotter|monitor|beeldscherm)`,
  },
  { unit: 'm³', other: 'M3', notBehind: behindApple, notBefore: beforeFastener },
  { unit: 'm²', other: 'M2', notBehind: behindApple, notBefore: beforeFastener },
  { unit: 'ton', other: 'Ton' },
  { unit: 'ton', other: 'TON' },
  { unit: 'ton', other: 't' },
];

const unitOf = new Map(
  Object.entries(units).flatMap(([unit, others]) => others.map((other): [string, string] => [other, unit])),
);
const alternation = (names: Iterable<string>): string =>
  [...names].sort((one, other) => other.length - one.length).join('|');
/** Not in the name of a type: "Lader-75PK". */
const number = String.raw`(?<![\d.,]|\p{L}-)(?<number>\d[\d.,]*\+?)`;
const sameEverywhere = 'Zo staat deze eenheid overal op de site.';

/** Source of a pattern: a unit as the site writes it. */
const unitPattern = alternation(Object.keys(units));

const measuredUnits = `${unitPattern}|kilometer|hectare|meter|liter`;

/** Source of a pattern: what may follow a number with decimals. */
export const decimalUnits = `${measuredUnits}|mm|cm|dm|bar|ha|m|l`;

/** Source of a pattern: what is counted in thousands. */
export const countedUnits = `${measuredUnits}|draaiuren|toeren`;

/** Source of a pattern: nothing that makes another word or unit of it. */
export const unitEnd = String.raw`(?![\p{L}\p{N}³²/])`;

/** Source of a pattern: the words around an ambiguous notation, which a hyphen makes part of a longer word. */
function without({ notBehind, notBefore }: Pick<Ambiguous, 'notBehind' | 'notBefore'>): string {
  const behind = notBehind === undefined ? '' : `(?<!${notBehind})`;
  return `${behind}(?!${['-', ...(notBefore === undefined ? [] : [notBefore])].join('|')})`;
}

/** Notations of units of measure. */
export const measures: readonly Notation[] = [
  {
    wrong: new RegExp(String.raw`${number}\s?(?<unit>${alternation(unitOf.keys())})${unitEnd}`, 'gu'),
    right: ({ number, unit = '' }) => `${number} ${unitOf.get(unit) ?? unit}`,
    reason: sameEverywhere,
    severity: 'warning',
  },
  ...ambiguous.map(
    ({ unit, other, notBehind, notBefore }): Notation => ({
      wrong: new RegExp(number + String.raw`\s?` + other + unitEnd + without({ notBehind, notBefore }), 'gu'),
      right: ({ number }) => `${number} ${unit}`,
      reason: sameEverywhere,
      severity: 'warning',
      isGuess: true,
    }),
  ),
  {
    wrong: new RegExp(`${number}(?<unit>${unitPattern})${unitEnd}`, 'gu'),
    right: ({ number, unit }) => `${number} ${unit}`,
    reason: 'Tussen een getal en zijn eenheid staat een spatie.',
    severity: 'warning',
  },
];
