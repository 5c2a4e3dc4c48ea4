import { type ReactNode, type Ref, useId } from 'react';
import type { Calculation } from '../../shared/calculator/calculation.ts';
import { calculationRemarks } from '../../shared/calculator/calculation-remarks.ts';
import { calculationLines } from '../../shared/calculator/calculation-text.ts';
import { formatEuro } from '../../shared/text/amount.ts';
import { Hideable } from '../parts/Hideable.tsx';
import { Costs } from './details/Costs.tsx';
import { Amount, AmountUnit, AmountWithUnit, Stale, Summary } from './details/Result.styles.ts';
import { Outcome, ResultCard, ResultHint } from './ResultView.styles.ts';

/** In euros; an amount of as many digits is set smaller on a phone. */
const manyDigits = 100_000;

interface ResultViewProps {
  /** Absent before the first result; its live region is always there. */
  calculation?: Calculation;
  /** The inputs have changed since. */
  stale?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** The follow-up. */
  children?: ReactNode;
}

/**
 * The result and its input; before, a placeholder. It is a group with a name, as it gets the focus, from the start: an
 * element whose role changes is another one to Firefox, which then announces nothing in it.
 */
export function ResultView({ calculation, stale = false, ref, children }: ResultViewProps) {
  const titleId = useId();
  const remarks = calculation ? calculationRemarks(calculation.configuration) : [];
  return (
    <ResultCard
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={calculation && titleId}
      data-part="result"
      data-filled={calculation && ''}
      data-stale={stale ? '' : undefined}
    >
      {calculation ? (
        <h3 id={titleId}>Jouw indicatieve maandbedrag</h3>
      ) : (
        <ResultHint>Hier zie je straks wat je ongeveer per maand betaalt.</ResultHint>
      )}
      {/* Without the explicit `aria-atomic`, Firefox announces a new amount without what it is of. */}
      <Outcome aria-live="polite" aria-atomic>
        {calculation && (
          <AmountWithUnit>
            <Amount data-long={calculation.monthlyAmount < manyDigits ? undefined : ''}>
              {formatEuro(calculation.monthlyAmount)}
            </Amount>{' '}
            <AmountUnit>per maand excl. btw</AmountUnit>
          </AmountWithUnit>
        )}
      </Outcome>
      {calculation && (
        <>
          {isTooSmall(calculation) && <p>Neem contact op voor kleine bedragen</p>}
          {remarks.length > 0 && <ResultHint>{remarks.join(' ')}</ResultHint>}
          <Costs calculation={calculation} />
          <Summary data-part="input">
            {[...calculationLines(calculation.configuration).values()].map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Summary>
          <div>
            <Stale aria-live="polite" data-print="no">
              {stale && 'Je invoer is gewijzigd. Bereken opnieuw.'}
            </Stale>
            <Hideable isHidden={stale}>{children}</Hideable>
          </div>
        </>
      )}
    </ResultCard>
  );
}

function isTooSmall({ monthlyAmount, configuration }: Calculation): boolean {
  return monthlyAmount === 0 && configuration.downPayment < configuration.price;
}
