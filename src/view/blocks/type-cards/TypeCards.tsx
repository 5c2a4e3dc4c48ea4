import type { BlockOf } from '../../../shared/page/page.ts';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { CardGrid } from '../../parts/CardGrid.styles.ts';
import { CheckList } from '../../parts/CheckList.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { PictureArea, PictureCard, PictureCardText } from '../../parts/PictureCard.styles.ts';
import { PictureView } from '../../parts/PictureView.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { SizeNote } from '../../parts/size-drawing/SizeDrawing.styles.ts';
import { SizeDrawing, scaleOf, sizeInWords } from '../../parts/size-drawing/SizeDrawing.tsx';

/** Variants of one kind of equipment; those with a size are drawn to one scale. */
export function TypeCards({ title, text, items }: BlockOf<'type-cards'>) {
  const sizes = items.flatMap(({ size }) => size ?? []);
  const scale = scaleOf(sizes);
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
              {item.size && <SizeDrawing size={item.size} scale={scale} />}
              <h3>{item.title}</h3>
              <p>
                <RichTextView text={item.description} />
              </p>
              {item.size && <p>{sizeInWords(item.size)}</p>}
              <CheckList items={item.features} />
              {item.link && <ArrowLink href={item.link.href}>{item.link.label}</ArrowLink>}
            </PictureCardText>
          </PictureCard>
        ))}
      </CardGrid>
      {sizes.length > 0 && (
        <SizeNote>
          Richtmaten, op één schaal getekend naast een mens van 1,80 m; merken en uitvoeringen verschillen.
        </SizeNote>
      )}
    </Container>
  );
}
