import { formatEuro } from '../../../shared/amount.ts';
import type { Calculation } from '../../../shared/calculation.ts';
import { leaseTotals } from '../../../shared/lease-totals.ts';
import { leaseTypes } from '../../../shared/lease-types.ts';
import { Summary } from './Result.styles.ts';

/** What the lease costs in all; interest and final payment only where the lessee pays off a loan. */
export function Costs({ calculation: { configuration } }: { calculation: Calculation }) {
  const { financed, instalments, finalPayment, interest } = leaseTotals(configuration);
  const isLoan = configuration.leaseType === undefined || leaseTypes[configuration.leaseType].isLoan;
  const costs: [label: string, amount: number][] = isLoan
    ? [
        ['Te financieren', financed],
        ['Totaal van de termijnen', instalments],
        ...(finalPayment > 0 ? ([['Slottermijn aan het einde', finalPayment]] as [string, number][]) : []),
        ['Rente in totaal', interest],
      ]
    : [['Totaal van de termijnen', instalments]];
  return (
    <Summary data-part="costs" aria-label="Kosten in totaal">
      {costs.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatEuro(amount)}</dd>
        </div>
      ))}
    </Summary>
  );
}
