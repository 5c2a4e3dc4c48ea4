import type { BlockOf } from '../../../shared/page/page.ts';
import { Calculator } from '../../calculator/Calculator.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** The general calculator. */
export function LeaseCalculator({ title, text, priceExample, terms }: BlockOf<'lease-calculator'>) {
  return (
    <Container>
      <Calculator
        heading={<SectionHeading title={title} text={text} />}
        priceExample={priceExample}
        terms={terms}
      />
    </Container>
  );
}
