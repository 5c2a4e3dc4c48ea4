import type { BlockOf } from '../../../shared/page/page.ts';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { CardGrid } from '../../parts/CardGrid.styles.ts';
import { Container } from '../../parts/Container.styles.ts';
import { PictureView } from '../../parts/PictureView.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden.styles.ts';
import { LinkCard } from './LinkCards.styles.ts';

/** Cards with a link each. */
export function LinkCards({ title, text, items }: BlockOf<'link-cards'>) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <CardGrid>
        {items.map((item, index) => (
          <LinkCard key={index}>
            {item.image && <PictureView picture={item.image} place="card" />}
            <h3>{item.title}</h3>
            <p>
              <RichTextView text={item.text} />
            </p>
            <ArrowLink href={item.link.href}>
              {item.link.label}
              <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
            </ArrowLink>
          </LinkCard>
        ))}
      </CardGrid>
    </Container>
  );
}
