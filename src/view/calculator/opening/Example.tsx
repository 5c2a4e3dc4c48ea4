import type { PriceExample } from '../../../shared/calculator/price-example.ts';
import { leaseSettings, rateAssumption, termInWords } from '../../../shared/lease/lease-settings.ts';
import { formatEuro } from '../../../shared/text/amount.ts';
import { HopLine } from '../../parts/HopLine.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden.styles.ts';
import { useSite } from '../../shell/site-context.ts';
import { ExampleBox } from './Example.styles.ts';

/** What the page's own example costs a month: an answer before any script, with its assumptions. */
export function Example({ price, months, monthlyAmount, href }: PriceExample) {
  const settings = leaseSettings(useSite());
  return (
    <ExampleBox data-part="example">
      <p>
        <span>
          Voorbeeld: <b>{formatEuro(price)}</b>, {termInWords(months)}
          <VisuallyHidden>, </VisuallyHidden>
        </span>
        <HopLine hops={1} />
        <span>
          <strong>{formatEuro(monthlyAmount)}</strong> per maand excl. btw
        </span>
      </p>
      <p>
        <span>Financial, zonder aanbetaling of slottermijn.</span> <span>{rateAssumption(settings)}</span>{' '}
        <a href={href}>Reken met dit voorbeeld</a>
      </p>
    </ExampleBox>
  );
}
