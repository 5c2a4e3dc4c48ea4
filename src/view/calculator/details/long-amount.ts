/** Of amounts from this one on, four have no space beside one another on a phone. In euros. */
const longAmount = 1_000_000;

/** For `data-long` of a table: there where one of its amounts, in euros, is long. */
export function longIn(amounts: readonly number[]): '' | undefined {
  return amounts.some((amount) => amount >= longAmount) ? '' : undefined;
}
