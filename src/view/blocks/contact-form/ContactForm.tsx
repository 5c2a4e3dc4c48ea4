import { useState } from 'react';
import type { BlockOf } from '../../../shared/page.ts';
import { contactForm } from '../../forms/contact-forms.ts';
import { FormCard } from '../../forms/FormCard.styles.ts';
import { LeadForm } from '../../forms/LeadForm.tsx';
import type { Notice } from '../../forms/notices.ts';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** The message form of the contact page. */
export function ContactForm({ title, text }: BlockOf<'contact-form'>) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <FormCard>
        <LeadForm
          form={contactForm}
          compose={(values) => ({ ...values, formType: 'contact' })}
          notice={notice}
          onNotice={setNotice}
        />
      </FormCard>
    </Container>
  );
}
