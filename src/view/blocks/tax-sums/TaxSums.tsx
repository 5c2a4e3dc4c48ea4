import { investmentDeduction } from '../../../shared/lease/investment-deduction.ts';
import type { BlockOf } from '../../../shared/page/page.ts';
import type { Deduction } from '../../../shared/schema-types.ts';
import { formatAmount, formatEuro } from '../../../shared/text/amount.ts';
import { CardGrid } from '../../parts/CardGrid.styles.ts';
import { CheckedOn } from '../../parts/CheckedOn.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Source, Sum } from './TaxSums.styles.ts';

/** VAT and the investment deduction of one year, worked out for a few investments. */
export function TaxSums(props: BlockOf<'tax-sums'>) {
  const { title, text, year, investments, vat, deduction, source, checkedOn } = props;
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <CardGrid as="ul" role="list">
        {investments.map((investment) => (
          <Sum key={investment}>
            <h3>{`Je investeert ${formatEuro(investment)}`}</h3>
            <dl>
              <dt>{`Btw (${formatAmount(vat)}%)`}</dt>
              <dd>{formatEuro(Math.round((investment * vat) / 100))}</dd>
              <dt>{`KIA in ${year}`}</dt>
              <dd>{formatEuro(investmentDeduction(investment, deduction))}</dd>
            </dl>
            <p>{inWords(investment, deduction)}</p>
          </Sum>
        ))}
      </CardGrid>
      <Source>
        {`Voor alles wat je in ${year} samen investeert, zonder btw. Bron: `}
        <a href={source.href}>{source.label}</a>
      </Source>
      <CheckedOn date={checkedOn} />
    </Container>
  );
}

/** How the deduction comes about. */
function inWords(investment: number, { from, share, fixed, taperFrom, taper }: Deduction): string {
  if (investment < from) return `Onder ${formatEuro(from)} is er geen aftrek.`;
  if ((investment * share) / 100 < fixed) return `${formatAmount(share)}% van ${formatEuro(investment)}.`;
  if (investment <= taperFrom) return `Het vaste bedrag, tot en met ${formatEuro(taperFrom)}.`;
  return `${formatEuro(fixed)} min ${formatAmount(taper)}% van wat er boven ${formatEuro(taperFrom)} komt.`;
}
