import { useMemo } from 'react';
import type { BlockOf } from '../../../shared/page/page.ts';
import { LeadForm } from '../../forms/LeadForm.tsx';
import { FormSection } from '../../forms/reach-us/FormSection.tsx';
import { useAskedQuestion, usePrefill } from '../../forms/use-prefill.ts';

/** The contact page's form. */
export function ContactForm({ title, text }: BlockOf<'contact-form'>) {
  const subject = usePrefill('onderwerp');
  const question = useAskedQuestion();
  const message = question && `Ik zocht op de site naar “${question}”. `;
  const prefill = useMemo(() => ({ subject, message }), [subject, message]);
  return (
    <FormSection title={title} text={text}>
      <LeadForm form="contact" prefill={prefill} />
    </FormSection>
  );
}
