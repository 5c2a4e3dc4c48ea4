import type { Calculation } from '../../../shared/calculator/calculation.ts';
import { costLines } from '../../../shared/calculator/cost-lines.ts';
import { Summary } from './Result.styles.ts';

/** What the lease costs in all. */
export function Costs({ calculation: { configuration } }: { calculation: Calculation }) {
  return (
    <Summary data-part="costs" aria-label="Kosten in totaal">
      {costLines(configuration).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Summary>
  );
}
