import { formatEuro } from '../../shared/amount.ts';
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
    line('Aanschafwaarde', formatEuro(price)),
    line('Leasevorm', leaseForm ? leaseForms[leaseForm].label : 'nog niet gekozen'),
    line('Looptijd', `${months} maanden`),
    subject,
    line('Aanbetaling', formatEuro(downPayment)),
    line('Slottermijn', finalPayment && formatEuro(finalPayment)),
    line('Kilometers per jaar', mileage),
    line('Type hardware', hardware),
  ].filter((entry) => entry !== undefined);
}

function line(label: string, value: string | 0 | undefined): SummaryLine | undefined {
  return value ? { label, value } : undefined;
}
