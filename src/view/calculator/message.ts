import { formatEuro } from '../../shared/amount.ts';
import { calculationLabels, excludingVat } from '../../shared/calculation-words.ts';
import type { Calculation } from './calculator-store.ts';
import { type SummaryLine, summaryLines } from './summary-lines.ts';

interface MessageAdditions {
  /** What is leased. */
  subject?: SummaryLine;
  /** The visitor's own words. */
  text?: string;
}

/** The calculation as plain text for a message, one fact a line, with ordinary spaces only. */
export function calculationMessage(
  calculation: Calculation,
  { subject, text }: MessageAdditions = {},
): string {
  const lines = [
    ...summaryLines(calculation.configuration, subject),
    {
      label: calculationLabels.monthlyAmount,
      value: `${formatEuro(calculation.monthlyAmount)} ${excludingVat}`,
    },
  ].map(({ label, value }) => `${label}: ${value}`);
  const words = text ? ['', 'Bericht:', text] : [];
  return [...lines, ...words].join('\n').replaceAll('\u00a0', ' ');
}
