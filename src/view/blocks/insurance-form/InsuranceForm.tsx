import { useMemo } from 'react';
import type { BlockOf } from '../../../shared/page/page.ts';
import { LeadForm } from '../../forms/LeadForm.tsx';
import { usePrefill } from '../../forms/prefill/use-prefill.ts';
import { FormSection } from '../../forms/reach-us/FormSection.tsx';

/** The insurance page's form. */
export function InsuranceForm({ title, text }: BlockOf<'insurance-form'>) {
  const document = usePrefill('document');
  const cover = usePrefill('dekking');
  const prefill = useMemo(
    () => ({
      message: document
        ? `Ik ontvang graag dit document: ${document}.`
        : cover && `Ik heb een vraag over de dekking ${cover}: `,
    }),
    [document, cover],
  );
  return (
    <FormSection title={title} text={text}>
      <LeadForm form="insurance" prefill={prefill} />
    </FormSection>
  );
}
