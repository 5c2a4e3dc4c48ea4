import { formatAmount } from '../../shared/text/amount.ts';

/** Bytes as `13.664 B`. */
export function weight(bytes: number): string {
  return `${formatAmount(bytes)} B`;
}
