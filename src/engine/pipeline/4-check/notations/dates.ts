import { capitalised } from '../../../../shared/text/capitalised.ts';
import { dutchDate, dutchMonths } from '../../../../shared/text/dutch-date.ts';
import { isDay } from '../../../../shared/text/is-day.ts';
import { isoDay, shortMonths } from '../../../../shared/text/iso-day.ts';
import { type Notation, year } from './notation.ts';

const inFull = 'Een maand schrijf je hier voluit.';

const capitals = dutchMonths.map(capitalised);

/** A day in digits, as in 31-12-2026 or 31/12/2026, also one that does not exist. */
export const dayInDigits = new RegExp(
  String.raw`(?<![\p{L}\d/.-])(?<day>\d{1,2})(?<mark>[-/])(?<month>\d{1,2})\k<mark>(?<year>${year})(?![\p{L}/-]|\.\d)`,
  'gu',
);

/** Undefined for a day that does not exist, which `real-day` reports. */
function inWords({ year = '', month = '', day = '' }: Record<string, string>): string | undefined {
  const iso = isoDay({ year, month, day });
  return isDay(iso) ? dutchDate(iso) : undefined;
}

/** Of days. */
export const dates: readonly Notation[] = [
  { wrong: dayInDigits, right: inWords, reason: inFull, severity: 'warning' },
  {
    wrong: new RegExp(
      String.raw`(?<![\p{L}\d/.-])(?<year>${year})-(?<month>\d{2})-(?<day>\d{2})(?![\p{L}\d/-]|\.\d)`,
      'gu',
    ),
    right: inWords,
    reason: inFull,
    severity: 'warning',
  },
  {
    wrong: new RegExp(
      String.raw`(?<![\p{L}\d/.,-])(?<day>\d{1,2}) (?<month>${shortMonths.join('|')})(?:(?<=sep)t)?(?:\.|(?<!mei)) (?<year>${year})(?![\p{L}/-])`,
      'gu',
    ),
    right: inWords,
    reason: inFull,
    severity: 'warning',
  },
  // As Excel shows a day: `1-mrt-27`.
  {
    wrong: new RegExp(
      String.raw`(?<![\p{L}\d/.-])(?<day>\d{1,2})-(?<month>${shortMonths.join('|')})-(?:20)?(?<short>\d{2})(?![\p{L}\d/-])`,
      'gu',
    ),
    right: ({ short, ...groups }) => inWords({ ...groups, year: `20${short}` }),
    reason: inFull,
    severity: 'warning',
  },
  {
    wrong: new RegExp(
      String.raw`(?<![\p{L}\d.,€/-]|€\s)(?<day>\d{1,2} )(?<name>${capitals.join('|')})(?![\p{L}-])`,
      'gu',
    ),
    right: ({ day, name = '' }) => `${day}${name.toLowerCase()}`,
    reason: 'Een maand begint met een kleine letter.',
    severity: 'warning',
  },
];
