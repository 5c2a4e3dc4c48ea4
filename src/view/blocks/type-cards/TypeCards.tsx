import type { BlockOf } from '../../../shared/page.ts';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { CardGrid } from '../../parts/CardGrid.styles.ts';
import { CheckList } from '../../parts/CheckList.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { PictureArea, PictureCard, PictureCardText } from '../../parts/PictureCard.styles.ts';
import { PictureView } from '../../parts/PictureView.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** Variants of one kind of equipment. */
export function TypeCards({ title, text, items }: BlockOf<'type-cards'>) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <CardGrid>
        {items.map((item, index) => (
          <PictureCard key={index}>
            {item.image && (
              <PictureArea>
                <PictureView picture={item.image} place="card" />
              </PictureArea>
            )}
            <PictureCardText>
              <h3>{item.title}</h3>
              <p>
                <RichTextView text={item.description} />
              </p>
              <CheckList items={item.features} />
              {item.link && <ArrowLink href={item.link.href}>{item.link.label}</ArrowLink>}
            </PictureCardText>
          </PictureCard>
        ))}
      </CardGrid>
    </Container>
  );
}
