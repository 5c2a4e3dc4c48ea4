import { useState } from 'react';
import type { BlockOf } from '../../../shared/page.ts';
import { insuranceForm } from '../../forms/contact-forms.ts';
import { FormCard } from '../../forms/FormCard.styles.ts';
import { LeadForm } from '../../forms/LeadForm.tsx';
import type { Notice } from '../../forms/notices.ts';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** The question form of the insurance page. */
export function InsuranceForm({ title, text }: BlockOf<'insurance-form'>) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <FormCard>
        <LeadForm
          form={insuranceForm}
          compose={(values) => ({ ...values, formType: 'verzekering' })}
          notice={notice}
          onNotice={setNotice}
        />
      </FormCard>
    </Container>
  );
}
