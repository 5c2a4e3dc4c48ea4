import type { BlockOf } from '../../../shared/page/page.ts';
import { CheckedOn } from '../../parts/CheckedOn.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { ListView } from '../../parts/ListView.tsx';
import { PictureView } from '../../parts/PictureView.tsx';
import { Quotation } from '../../parts/quotation/Quotation.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Split } from '../../parts/Split.styles.ts';
import { Prose } from './TextSection.styles.ts';

/** Running text: paragraphs, a list, a quotation and a picture, under a heading or as more of the block above. */
export function TextSection(block: BlockOf<'text-section'>) {
  const { title, subheading, text, items = [], listStyle, quote, image, caption, checkedOn } = block;
  return (
    <Container>
      <Split>
        {title === undefined ? <span /> : <SectionHeading title={title} />}
        <Prose data-continues={title === undefined ? '' : undefined}>
          {subheading && <h3>{subheading}</h3>}
          {text.map((paragraph, index) => (
            <p key={index}>
              <RichTextView text={paragraph} />
            </p>
          ))}
          <ListView items={items} isNumbered={listStyle === 'numbers'} />
          {quote && (
            <Quotation>
              <blockquote>
                “<RichTextView text={quote.text} />”
              </blockquote>
              {quote.source && <figcaption>{quote.source}</figcaption>}
            </Quotation>
          )}
          {image && (
            <figure>
              <PictureView picture={image} place="card" />
              {caption && (
                <figcaption>
                  <RichTextView text={caption} />
                </figcaption>
              )}
            </figure>
          )}
          {checkedOn && <CheckedOn date={checkedOn} />}
        </Prose>
      </Split>
    </Container>
  );
}
