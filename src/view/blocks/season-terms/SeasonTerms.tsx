import { exampleInWords, exampleMonths } from '../../../shared/calculator/price-example.ts';
import { monthlyPayment } from '../../../shared/lease/lease.ts';
import { leaseSettings, termInWords } from '../../../shared/lease/lease-settings.ts';
import { seasonTerms } from '../../../shared/lease/season-terms.ts';
import type { BlockOf } from '../../../shared/page/page.ts';
import { formatEuro } from '../../../shared/text/amount.ts';
import { counted } from '../../../shared/text/counted.ts';
import { dutchMonths } from '../../../shared/text/dutch-date.ts';
import { shortMonths } from '../../../shared/text/iso-day.ts';
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
  const amounts: [terms: string, amount: number][] = [
    [counted(highMonths.length, 'hoge termijn', 'hoge termijnen'), high],
    [counted(dutchMonths.length - highMonths.length, 'lage termijn', 'lage termijnen'), low],
  ];
  return (
    <Season>
      <SectionHeading title={title} text={text} />
      <Year role="list" aria-label="Termijnen in een jaar">
        {dutchMonths.map((month, index) => (
          <li key={month} data-high={isHigh(month) ? '' : undefined}>
            <span aria-hidden="true">{shortMonths[index]}</span>
            <VisuallyHidden>{`${month}: ${isHigh(month) ? 'hoge' : 'lage'} termijn`}</VisuallyHidden>
          </li>
        ))}
      </Year>
      {price !== undefined && (
        <>
          <Amounts>
            {amounts.map(([terms, amount]) => (
              <div key={terms}>
                <dt>{`${terms} per jaar`}</dt>
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
