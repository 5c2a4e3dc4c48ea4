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

/** The contact page's form. */
export function ContactForm({ title, text }: BlockOf<'contact-form'>) {
  const subject = usePrefill('onderwerp');
  const question = usePrefill('vraag');
  const message = question && `Ik zocht op de site naar “${question}”. `;
  const prefill = useMemo(() => ({ subject, message }), [subject, message]);
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <FormSides>
        <FormCard>
          <LeadForm form="contact" prefill={prefill} />
        </FormCard>
        <div>
          <OpenNow />
          <ReachUs />
        </div>
      </FormSides>
    </Container>
  );
}
