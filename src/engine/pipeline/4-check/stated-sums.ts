import { readAmount } from '../../../shared/text/amount.ts';
import type { TextRange } from '../../diagnostics/diagnostic.ts';
import { noCents } from './notations/notation.ts';

/** A lease that a text works out. Amounts in euros. */
interface StatedSum {
  price: number;
  downPayment: number;
  finalPayment: number;
  months: number;
  /** As the text says, a month; undefined where that is no amount. */
  monthlyAmount: number | undefined;
  /** Of the monthly amount, without its sign. */
  range: TextRange;
}

/** `rekenrente van 12%`. */
export const ratePattern = /rekenrente (?:van )?(?<rate>\d+(?:,\d+)?)%/;

/** Not the first figures of an amount in another notation, as of `85,000.00`. */
const number = String.raw`\d+(?:\.\d{3})*(?:,\d{1,2}|${noCents})?(?![.,]?\d)(?:\s?(?:k|mln|miljoen|duizend)\b)?`;
const euros = String.raw`€\s?${number}|${number}\s?euro\b`;
const eurosOrShare = String.raw`${euros}|\d+(?:,\d+)?%`;
const kind = '(?:aanbetaling|slottermijn)';
const link = String.raw`(?:\svan|:)?\s`;

const monthlyAmountPattern =
  /€\s?(?<amount>\d[\d.]*)(?:\*\*)?(?: per maand)?(?:\*\*)? in (?<months>\d{1,3})(?=\s+maanden|,?\s+(?:of|en)\s+€|,\s+€)/dg;
const nonePattern = new RegExp(`(?:zonder|geen) ${kind}(?:(?:,| of| en)(?: zonder| geen)? ${kind})?`, 'g');
const partPattern = new RegExp(
  [
    `(?<before>${eurosOrShare}) (?:aan |als )?(?<named>${kind})(?!${link}(?:€|\\d))`,
    `(?<name>${kind})${link}(?<after>${eurosOrShare})`,
  ].join('|'),
  'g',
);
const eurosPattern = new RegExp(euros, 'g');

/** Words of what changes a sum, and percentages, where they stand in no form that is read. */
const unread = /aanbeta|slottermijn|slotbetaling|rest(?:waarde|bedrag)|inruil|%/;

/**
 * The sums of which every part is certain, each up to the end of its sentence: one price, at most one down payment in
 * euros or as a share of it, at most one final payment in euros.
 */
export function statedSums(text: string): StatedSum[] {
  return [...text.matchAll(monthlyAmountPattern)].flatMap(({ groups, indices, index }): StatedSum[] => {
    const lease = leaseIn(text.slice(0, endOfSentence(text, index)));
    const [start = 0, end = 0] = indices?.groups?.amount ?? [];
    const { amount = '', months } = groups ?? {};
    return lease
      ? [{ ...lease, months: Number(months), monthlyAmount: readAmount(amount), range: { start, end } }]
      : [];
  });
}

function endOfSentence(text: string, from: number): number {
  const end = text.slice(from).search(/[.!?]\s+\p{Lu}/u);
  return end < 0 ? text.length : from + end;
}

type Lease = Pick<StatedSum, 'price' | 'downPayment' | 'finalPayment'>;

/** Takes what it reads out of the text: what is left has to be the price and nothing else. */
function leaseIn(text: string): Lease | undefined {
  const certain = text
    .toLowerCase()
    .replace(monthlyAmountPattern, '')
    .replace(nonePattern, '')
    .replace(ratePattern, '')
    .replace('{rate}%', '');
  const parts = [...certain.matchAll(partPattern)].map(({ groups }) => groups ?? {});
  const rest = certain.replace(partPattern, '');
  const [stated, ...others] = rest.match(eurosPattern) ?? [];
  const price = readAmount(stated ?? '');
  if (price === undefined || others.length > 0 || unread.test(rest)) return undefined;
  const downPayment = onlyOne(parts.filter(isOf('aanbetaling')), (amount) => inEuros(amount, price));
  const finalPayment = onlyOne(parts.filter(isOf('slottermijn')), readAmount);
  return downPayment === undefined || finalPayment === undefined
    ? undefined
    : { price, downPayment, finalPayment };
}

type Part = Partial<Record<string, string>>;

function isOf(wanted: string): (part: Part) => boolean {
  return ({ named, name }) => (named ?? name) === wanted;
}

/** 0 where there is none; undefined where there are more. */
function onlyOne(parts: readonly Part[], read: (amount: string) => number | undefined): number | undefined {
  const [part, ...more] = parts;
  if (part === undefined) return 0;
  return more.length > 0 ? undefined : read(part.before ?? part.after ?? '');
}

function inEuros(amount: string, price: number): number | undefined {
  const [, share] = /^(.*)%$/.exec(amount) ?? [];
  return share === undefined ? readAmount(amount) : (price * Number(share.replace(',', '.'))) / 100;
}
