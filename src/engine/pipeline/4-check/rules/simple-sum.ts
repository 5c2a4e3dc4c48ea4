import { formatAmount } from '../../../../shared/text/amount.ts';
import { noCents } from '../notations/notation.ts';
import type { JudgedText, TextPattern, TextRule } from '../rule.ts';

type Groups = Partial<Record<string, string>>;

/** One way to write a sum: its parts in a row, of which the last number is the outcome. */
interface SumShape {
  parts: readonly string[];
  /** What may follow, beyond the end of a sentence or clause. */
  alsoBefore?: string;
  outcomeOf(groups: Groups): number;
  /** Of which rounding may change a percent; default is the outcome. */
  partOf?(groups: Groups): number;
}

const digits = String.raw`(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?(?![.,]*\d)`;
const number = (name: string): string => `(?<${name}>${digits})`;
const euro = String.raw`(?:€\s?)?`;
const dash = `(?:${noCents})?`;
const percent = String.raw`\s?(?:%|procent)`;
const times = String.raw`\s?(?:[x×*]|\skeer|\smaal)\s?`;
const timesUnit = String.raw`(?:\s(?!x\s|keer\s|maal\s)(?<timesUnit>\p{L}+))?`;
const baseUnit = String.raw`(?:(?!\s(?:is|zijn|bedraagt|x|keer|maal|van)\s)(?<baseUnit>\s?(?:euro|[\p{L}²³]+)))?`;
const statedUnit = String.raw`(?:\s(?<statedUnit>euro|(?!en\s|aan\s|als\s|per\s|incl)[\p{L}²³]+))?`;
const base = euro + number('base') + dash + baseUnit;
const stated = euro + number('stated') + dash + statedUnit;
const is = String.raw`(?:\s?=\s?|\s(?:is|zijn|bedraagt)\s|,?\s(?:dus|ofwel|oftewel)\s|\s\((?:=\s|is\s|dus\s)?)`;

/** A sum that is the last part of a longer one begins behind a sign or such a word. */
const alone = String.raw`(?<![\d.,€%]|[x×*+/–−-]\s?|€\s|\s(?:plus|min|minus|met|na|en|keer|maal|x)\s)`;
/** What follows a sum that stands by itself. */
const end = String.raw`(?=[.!?;:)](?!\d)|,(?!\d|\sincl)|\s*$|\sen\s|\saan\s|\sals\s)`;

const shapes: readonly SumShape[] = [
  // 10% van € 50.000 is € 5.000; 21% btw over € 10.000 is € 2.100
  {
    parts: [number('share'), percent, '(?: van | btw (?:van|over) )', base, is, stated],
    outcomeOf: ({ share, base }) => (numberOf(share) * numberOf(base)) / 100,
  },
  // € 10.000 plus 21% btw is € 12.100 incl. btw
  {
    parts: [base, String.raw`\s(?:plus|\+)\s`, number('share'), percent, ' btw', is, stated],
    alsoBefore: String.raw`(?=\sincl)`,
    outcomeOf: ({ share, base }) => (numberOf(base) * (100 + numberOf(share))) / 100,
    partOf: ({ share, base }) => (numberOf(base) * numberOf(share)) / 100,
  },
  // 4 keer 8 uur is 32 uur; € 500 x 12 = € 6.000
  {
    parts: [euro, number('times'), timesUnit, times, base, is, stated],
    alsoBefore: String.raw`(?=\sper\s)`,
    outcomeOf: ({ times, base }) => numberOf(times) * numberOf(base),
  },
  // 3 jaar is 36 maanden
  {
    parts: [number('years'), ' jaar', is, number('stated'), ' (?<statedUnit>maanden)'],
    outcomeOf: ({ years }) => 12 * numberOf(years),
  },
  // 36 maanden is 3 jaar
  {
    parts: [number('months'), ' maanden', is, number('stated'), ' (?<statedUnit>jaar)'],
    outcomeOf: ({ months }) => numberOf(months) / 12,
  },
];

/** A share, a product, or years in months, whose outcome in the same sentence is another. */
export const simpleSum: TextRule = {
  name: 'simple-sum',
  severity: 'error',
  canBeIgnored: true,
  patterns: shapes.map(
    ({ parts, alsoBefore, outcomeOf, partOf = outcomeOf }): TextPattern => ({
      pattern: new RegExp([alone, ...parts, alsoBefore ? `(?:${end}|${alsoBefore})` : end].join(''), 'gu'),
      judge({ 0: written, index, groups = {} }, text) {
        const { stated = '' } = groups;
        const right = outcomeOf(groups);
        if (
          isRounded(stated, { right, part: partOf(groups) }) ||
          countsOtherThings(groups) ||
          isApproximate(text, index)
        )
          return undefined;
        const start = index + written.lastIndexOf(stated);
        const better = formatAmount(Math.round(right * 100) / 100);
        return {
          range: { start, end: start + stated.length },
          message: `De som "${written.trim()}" klopt niet: de uitkomst is ${better}.`,
          hint: `Schrijf "${better}" in plaats van "${stated}", of verander de getallen ervoor.`,
          suggestion: better,
        };
      },
    }),
  ),
};

function numberOf(written = ''): number {
  return Number(written.replaceAll('.', '').replace(',', '.'));
}

/** Whether a number is the outcome, or that rounded to its zeros at the end by a percent of its part at most. */
function isRounded(stated: string, { right, part }: { right: number; part: number }): boolean {
  const [whole = '', decimals = ''] = stated.replaceAll('.', '').split(',');
  const zeros = decimals === '' ? (/0+$/.exec(whole)?.[0].length ?? 0) : -decimals.length;
  const difference = Math.abs(numberOf(stated) - right);
  const isNear = difference <= 10 ** zeros / 2 + 1e-9;
  return isNear && (zeros <= 0 || difference <= part / 100);
}

/** Whether the outcome is in another unit than what it is made of: `3 keer 20 ton is 60.000 kg`. */
function countsOtherThings({ baseUnit, timesUnit, statedUnit }: Groups): boolean {
  const units = [baseUnit, timesUnit].flatMap((each) => (each === undefined ? [] : [each.trim()]));
  return statedUnit !== undefined ? units.length > 0 && !units.includes(statedUnit) : units.some(isMultiple);
}

/** Whether a unit stands for a number itself. */
function isMultiple(written: string): boolean {
  return /^(?:k|mln|miljoen|mld|miljard|duizend|ton)$/.test(written);
}

const approximate =
  /(?<!\p{L})(?:ongeveer|circa|ca\.|ruim|bijna|zo['’]n|rond(?:uit)?|afgerond|krap|grofweg|zowat|plusminus|naar schatting)(?!\p{L})|[±~≈]/iu;

/** Whether a word in the sentence says that its numbers are not exact. */
function isApproximate({ text }: JudgedText, index: number): boolean {
  const sentences = text.split(/(?<=[.!?]\s+)(?=\p{Lu})/u);
  let end = 0;
  const sentence = sentences.find((each) => {
    end += each.length;
    return index < end;
  });
  return approximate.test(sentence ?? '');
}
