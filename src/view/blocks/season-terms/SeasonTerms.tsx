import { exampleInWords, exampleMonths } from '../../../shared/calculator/price-example.ts';
import { monthlyPayment } from '../../../shared/lease/lease.ts';
import { leaseSettings, termInWords } from '../../../shared/lease/lease-settings.ts';
import { seasonTerms } from '../../../shared/lease/season-terms.ts';
import type { BlockOf } from '../../../shared/page/page.ts';
import { formatEuro } from '../../../shared/text/amount.ts';
import { dutchMonths } from '../../../shared/text/dutch-date.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden.styles.ts';
import { useSite } from '../../shell/site-context.ts';
import { Amounts, Season, Year } from './SeasonTerms.styles.ts';

/** A year of payments that follow the seasons, worked out with the price of the page's own calculator. */
export function SeasonTerms({
  title,
  text,
  highMonths,
  times,
  months: ownMonths,
  price,
}: BlockOf<'season-terms'>) {
  const settings = leaseSettings(useSite());
  const wholeYears = settings.terms.filter((term) => term % dutchMonths.length === 0);
  const months = ownMonths ?? exampleMonths({ terms: wholeYears });
  const isHigh = (month: string): boolean => highMonths.some((high) => high === month);
  const lease = { price: price ?? 0, months, annualRate: settings.annualRate };
  const { low, high } = seasonTerms(lease, { highMonths, times });
  const amounts: [count: number, of: string, amount: number][] = [
    [highMonths.length, highMonths.length === 1 ? 'hoge termijn' : 'hoge termijnen', high],
    [12 - highMonths.length, 'lage termijnen', low],
  ];
  return (
    <Season>
      <SectionHeading title={title} text={text} />
      <Year role="list" aria-label="Termijnen in een jaar">
        {dutchMonths.map((month) => {
          const short = month === 'maart' ? 'mrt' : month.slice(0, 3);
          return (
            <li key={month} data-high={isHigh(month) ? '' : undefined}>
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{`${month}: ${isHigh(month) ? 'hoge' : 'lage'} termijn`}</VisuallyHidden>
            </li>
          );
        })}
      </Year>
      {price !== undefined && (
        <>
          <Amounts>
            {amounts.map(([count, of, amount]) => (
              <div key={of}>
                <dt>{`${count} ${of} per jaar`}</dt>
                <dd>{formatEuro(amount)}</dd>
              </div>
            ))}
          </Amounts>
          <p>
            {exampleInWords(price, settings)}{' '}
            {`In ${termInWords(months)}, de eerste in januari; elke maand hetzelfde zou ${formatEuro(monthlyPayment(lease))} zijn.`}
          </p>
        </>
      )}
    </Season>
  );
}
