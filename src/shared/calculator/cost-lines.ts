import { leaseTotals } from '../lease/lease-totals.ts';
import { isLoan } from '../lease/lease-types.ts';
import { formatEuro } from '../text/amount.ts';
import type { Configuration } from './calculation.ts';
import { factTexts } from './calculation-text.ts';

interface CostLine {
  label: string;
  /** In euros, as it is read: `€ 36.000`. */
  value: string;
}

/** What the amounts of a lease are called wherever they are set side by side. */
export const costLabels = { monthly: 'Per maand', total: 'In totaal' };

/**
 * What a lease costs in all, line by line, as screen, paper and mail say it. Interest and final payment only where the
 * lessee pays off a loan.
 */
export function costLines(configuration: Configuration): CostLine[] {
  const { financed, instalments, finalPayment, downPayment, total, interest } = leaseTotals(configuration);
  const others = [
    ...(finalPayment > 0 ? [line(factTexts.finalPayment.label, finalPayment)] : []),
    ...(downPayment > 0 ? [line(factTexts.downPayment.label, downPayment)] : []),
  ];
  const paid = [
    line('Totaal van de termijnen', instalments),
    ...others,
    ...(others.length > 0 ? [line(costLabels.total, total)] : []),
  ];
  if (!isLoan(configuration.leaseType)) return paid;
  return [
    line('Te financieren', financed),
    ...paid,
    // Of an amount that rounds to nothing a month, less comes back than was lent.
    ...(interest >= 0 ? [line('Rente in totaal', interest)] : []),
  ];
}

/** The headings above what `compareTerms` says of each term. */
export const termColumns = [factTexts.months.label, costLabels.monthly, costLabels.total] as const;

function line(label: string, amount: number): CostLine {
  return { label, value: formatEuro(amount) };
}
