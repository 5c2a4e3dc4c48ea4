import type { BlockOf } from '../../../shared/page/page.ts';
import { Calculator } from '../../calculator/Calculator.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** The calculator of an equipment page. */
export function EquipmentCalculator(props: BlockOf<'equipment-calculator'>) {
  const { title, text, equipmentType, equipmentName, priceExample, asks, terms } = props;
  return (
    <Container>
      <Calculator
        key={[equipmentType, ...(asks ?? [])].join()}
        heading={<SectionHeading title={title} text={text} />}
        equipment={{ type: equipmentType, name: equipmentName }}
        asks={asks}
        priceExample={priceExample}
        terms={terms}
      />
    </Container>
  );
}
