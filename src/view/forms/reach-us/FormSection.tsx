import type { ReactNode } from 'react';
import type { BlockOf } from '../../../shared/page/page.ts';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { FormCard } from '../FormCard.styles.ts';
import { OpenNow } from './OpenNow.tsx';
import { FormSides } from './ReachUs.styles.ts';
import { ReachUs } from './ReachUs.tsx';

interface FormSectionProps extends Pick<BlockOf<'contact-form'>, 'title' | 'text'> {
  children: ReactNode;
}

/** A form with telephone number and hours beside it. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <FormSides>
        <FormCard>{children}</FormCard>
        <div>
          <OpenNow />
          <ReachUs />
        </div>
      </FormSides>
    </Container>
  );
}
