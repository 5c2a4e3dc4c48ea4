import { useMemo } from 'react';
import type { BlockOf } from '../../../shared/page/page.ts';
import { LeadForm } from '../../forms/LeadForm.tsx';
import { useAskedQuestion, usePrefill } from '../../forms/prefill/use-prefill.ts';
import { FormSection } from '../../forms/reach-us/FormSection.tsx';

/** The contact page's form. */
export function ContactForm({ title, text, subjects }: BlockOf<'contact-form'>) {
  const options = useMemo(() => subjects?.map((label) => ({ value: label, label })), [subjects]);
  const subject = usePrefill('onderwerp', options);
  const question = useAskedQuestion();
  const message = question && `Ik zocht op de site naar “${question}”. `;
  const prefill = useMemo(() => ({ subject, message }), [subject, message]);
  const choices = useMemo(() => ({ subject: options }), [options]);
  return (
    <FormSection title={title} text={text}>
      <LeadForm form="contact" prefill={prefill} choices={choices} />
    </FormSection>
  );
}
