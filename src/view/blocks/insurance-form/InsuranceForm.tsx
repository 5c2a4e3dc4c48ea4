import { useMemo } from 'react';
import type { BlockOf } from '../../../shared/page.ts';
import { FormCard } from '../../forms/FormCard.styles.ts';
import { LeadForm } from '../../forms/LeadForm.tsx';
import { OpenNow } from '../../forms/reach-us/OpenNow.tsx';
import { FormSides } from '../../forms/reach-us/ReachUs.styles.ts';
import { ReachUs } from '../../forms/reach-us/ReachUs.tsx';
import { usePrefill } from '../../forms/use-prefill.ts';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** The insurance page's form. */
export function InsuranceForm({ title, text }: BlockOf<'insurance-form'>) {
  const document = usePrefill('document');
  const prefill = useMemo(
    () => ({ message: document && `Ik ontvang graag dit document: ${document}.` }),
    [document],
  );
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <FormSides>
        <FormCard>
          <LeadForm form="insurance" prefill={prefill} />
        </FormCard>
        <div>
          <OpenNow />
          <ReachUs />
        </div>
      </FormSides>
    </Container>
  );
}
