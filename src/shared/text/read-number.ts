/**
 * Reads a number as Dutch authors write it, with or without a euro, in words too, or a percent sign: `€ 40.000,-` is 40000 and `3,5` is 3.5.
 * Also with a point as JSON has it, `3.5`; three digits behind one are thousands. Undefined for anything else, and for
 * `40,000`, which is forty to some and forty thousand to others.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/\beuro\b|\beur\b|[€%\s]/gi, '').replace(/,[-–=]{1,2}$/, '');
  const isGrouped = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(bare);
  if (!isGrouped && (!/^-?\d+(?:[.,]\d+)?$/.test(bare) || /[.,]0{3,}$/.test(bare))) return undefined;
  return Number((isGrouped ? bare.replaceAll('.', '') : bare).replace(',', '.'));
}
