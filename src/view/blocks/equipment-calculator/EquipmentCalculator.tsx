import type { BlockOf } from '../../../shared/page.ts';
import { Calculator } from '../../calculator/Calculator.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** The calculator of an equipment page. */
export function EquipmentCalculator(props: BlockOf<'equipment-calculator'>) {
  const { title, text, equipmentType, equipmentName, pricePlaceholder, terms } = props;
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <Calculator
        key={equipmentType}
        equipment={{ type: equipmentType, name: equipmentName }}
        pricePlaceholder={pricePlaceholder}
        terms={terms}
      />
    </Container>
  );
}
