/** In euros; more is taken for a typing error. */
export const maxAmount = 100_000_000;

const multipliers: Record<string, number> = {
  k: 1_000,
  mille: 1_000,
  duizend: 1_000,
  mln: 1_000_000,
  miljoen: 1_000_000,
};
const withUnit = new RegExp(String.raw`^(.*\d) ?(${Object.keys(multipliers).join('|')})\.?$`);

/** With the thousands separator of each; decimals follow the other mark. */
const notations = [
  { pattern: /^\d+([.,]\d{1,2})?$/, thousands: '' },
  { pattern: /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/, thousands: '.' },
  { pattern: /^[1-9]\d{0,2}( \d{3})+(,\d{1,2})?$/, thousands: ' ' },
  { pattern: /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/, thousands: ',' },
];

/**
 * Reads euros in Dutch notation, and what dealers write around them: `40.000`, `€ 40.000,- ex. btw`, `1.499,99`, `40k`,
 * `40 duizend`, `1,2 mln`; English `40,000.00` too. Gives `undefined` for what is ambiguous, negative or above `maxAmount`.
 */
export function readAmount(text: string): number | undefined {
  const amount = parseAmount(text);
  return amount !== undefined && amount <= maxAmount ? amount : undefined;
}

/** Reads euros a month, also as a budget: `€ 900 per maand`, `max. 900 p/m`. Else as `readAmount`. */
export function readMonthlyAmount(text: string): number | undefined {
  return readAmount(
    text
      .replace(/^\s*(max(imaal)?|hooguit|tot)[.:]? /i, '')
      .replace(/ ?(p[./]?m\.?|(per |\/ ?)(maand|mnd\.?))(?= |$)/i, ''),
  );
}

/** Whether a text is an amount above `maxAmount`. */
export function isTooLarge(text: string): boolean {
  return (parseAmount(text) ?? 0) > maxAmount;
}

function parseAmount(text: string): number | undefined {
  const bare = text
    .toLowerCase()
    // Invisible marks come along with what is copied.
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    // Of the sentence that it stood in.
    .replace(/[.,]$/, '')
    // As dealers write it, and as the field asks for it.
    .replace(/^((vraag|verkoop)?prijs|vanaf|circa|ca|±)[.:]? ?/, '')
    .replace(/ \(?ex(cl(usief)?)?\.?( (21% )?b\.?t\.?w\.?( ?([&/]|en) ?bpm)?)?\)?$/, '')
    .replace(/^(€|euro?) ?| ?(€|euro?)$/g, '')
    .replace(/ ?[.,]([\p{Pd}\u2212]{1,2}|=)$/u, '');
  const [, number = bare, unit] = withUnit.exec(bare) ?? [];
  const multiplier = unit === undefined ? 1 : (multipliers[unit] ?? 1);
  // '1.250k' is ambiguous: a unit goes with a plain number only.
  const candidates = unit === undefined ? notations : notations.slice(0, 1);
  const notation = candidates.find(({ pattern }) => pattern.test(number));
  if (notation === undefined) return undefined;
  const value = Number(number.replaceAll(notation.thousands, '').replace(',', '.'));
  return Math.round(value * multiplier * 100) / 100;
}

/**
 * Formats an amount in Dutch, without currency sign: `40.000`, `1.499,99`. By hand: making an `Intl.NumberFormat` takes
 * slow phones longer than evaluating the rest of a calculator.
 */
export function formatAmount(amount: number): string {
  const [whole = '', cents] = (Number.isInteger(amount) ? `${amount}` : amount.toFixed(2)).split('.');
  return cents === undefined ? thousands(whole) : `${thousands(whole)},${cents}`;
}

/** Digits with a point for every three. */
export function thousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Formats euros, `€ 40.000`, with a no-break space (U+00A0) after the sign. */
export function formatEuro(amount: number): string {
  return `€\u00a0${formatAmount(amount)}`;
}
