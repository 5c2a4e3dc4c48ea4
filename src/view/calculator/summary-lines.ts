import { formatEuro } from '../../shared/amount.ts';
import { calculationLabels as labels, noLeaseForm, termInWords } from '../../shared/calculation-words.ts';
import { leaseForms } from '../../shared/lease-forms.ts';
import type { Configuration } from './configuration.ts';

export interface SummaryLine {
  label: string;
  value: string;
}

/**
 * What a calculation was made from, line by line, for the screen and for messages. `subject` says what is leased
 * and comes after the term.
 */
export function summaryLines(configuration: Configuration, subject?: SummaryLine): SummaryLine[] {
  const { price, leaseForm, months, downPayment, finalPayment, mileage, hardware } = configuration;
  return [
    line(labels.price, formatEuro(price)),
    line(labels.leaseForm, leaseForm ? leaseForms[leaseForm].label : noLeaseForm),
    line(labels.term, termInWords(months)),
    subject,
    line(labels.downPayment, formatEuro(downPayment)),
    line(labels.finalPayment, finalPayment && formatEuro(finalPayment)),
    line(labels.mileage, mileage),
    line(labels.hardware, hardware),
  ].filter((entry) => entry !== undefined);
}

function line(label: string, value: string | 0 | undefined): SummaryLine | undefined {
  return value ? { label, value } : undefined;
}
