const letterSizes = [17, 22, 30];

/**
 * For how many letters a heading is set smaller, so that its longest word fits a phone; undefined when it need not be.
 * Words of up to `fitting` letters fit at any size that the heading has.
 */
export function lettersOfLongWord(title: string, fitting = 17): number | undefined {
  const letters = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (letters <= fitting) return undefined;
  return letterSizes.find((size) => letters <= size) ?? letterSizes.at(-1);
}
