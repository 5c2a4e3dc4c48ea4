/**
 * Reads a number as Dutch authors write it, with or without a euro or percent sign: `€ 40.000` is 40000 and `3,5` is 3.5.
 * Also with a point as JSON has it, `3.5`; three digits behind one are thousands. Undefined for anything else.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/[€%\s]/g, '');
  const isGrouped = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(bare);
  if (!isGrouped && !/^-?\d+(?:[.,]\d+)?$/.test(bare)) return undefined;
  return Number((isGrouped ? bare.replaceAll('.', '') : bare).replace(',', '.'));
}
