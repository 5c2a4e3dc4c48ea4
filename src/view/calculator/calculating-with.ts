import { formatEuro } from '../../shared/text/amount.ts';

/** What is made of an amount in euros, or of the page's own example: `We rekenen met € 40.000`. */
export function calculatingWith(amount: number, { isExample = false } = {}): string {
  return `We rekenen met ${isExample ? 'de voorbeeldprijs ' : ''}${formatEuro(amount)}`;
}
