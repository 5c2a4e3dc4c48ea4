import { formatAmount } from './amount.ts';

/** Pluralizes: `1 fout`, `3 fouten`, `2.000 fouten`. */
export function counted(count: number, one: string, more: string): string {
  return `${formatAmount(count)} ${count === 1 ? one : more}`;
}
