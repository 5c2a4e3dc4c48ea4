import type { Configuration } from '../../../shared/calculator/calculation.ts';
import { termInWords } from '../../../shared/lease/lease-settings.ts';
import { compareTerms } from '../../../shared/lease/lease-totals.ts';
import { TextButton } from '../../forms/TextButton.styles.ts';
import { useCalculator, useCalculatorInPage } from '../calculator-context.ts';
import { DetailPart, FigureTable } from './Details.styles.ts';
import { longIn } from './long-amount.ts';
import { TermRows } from './TermRows.tsx';

const title = 'Korter of langer?';

/** The same lease in each term; the button of a row takes it. Nothing where it costs nothing in any. */
export function TermsTable({ configuration }: { configuration: Configuration }) {
  const { settings } = useCalculatorInPage().kind;
  const choose = useCalculator((state) => state.choose);
  const rows = compareTerms(configuration, settings.terms);
  if (rows.every(({ monthlyAmount }) => monthlyAmount === 0)) return null;
  return (
    <DetailPart data-part="terms">
      <h3>{title}</h3>
      <p>Dezelfde lease in elke looptijd. Kies een regel om ermee verder te rekenen.</p>
      <FigureTable aria-label={title} data-long={longIn(rows.map(({ total }) => total))}>
        <TermRows
          rows={rows}
          choice={({ months }) => (
            <TextButton
              type="button"
              aria-current={months === configuration.months || undefined}
              onClick={() => choose({ months: String(months) })}
            >
              {termInWords(months)}
            </TextButton>
          )}
        />
      </FigureTable>
    </DetailPart>
  );
}
