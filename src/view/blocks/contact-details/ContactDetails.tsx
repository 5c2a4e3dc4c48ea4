import type { BlockOf } from '../../../shared/page/page.ts';
import { CardGrid } from '../../parts/CardGrid.styles.ts';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Address } from '../../shell/Address.tsx';
import { DetailCard } from './ContactDetails.styles.ts';
import { ContactWays } from './ContactWays.tsx';

/** How and where to reach the company, mostly from site values; its hours stand beside the forms. */
export function ContactDetails({ title, text, visit }: BlockOf<'contact-details'>) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <CardGrid>
        <ContactWays />
        {visit && (
          <DetailCard>
            <h3>{visit.title}</h3>
            <p>
              <RichTextView text={visit.text} />
            </p>
            <Address />
          </DetailCard>
        )}
      </CardGrid>
    </Container>
  );
}
