import type { BlockOf } from '../../../shared/page/page.ts';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Note, Quote, Quotes } from './Testimonials.styles.ts';

/** What customers say; on wide screens the quotes hop up and down. */
export function Testimonials({ title, text, items, note }: BlockOf<'testimonials'>) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <Quotes>
        {items.map((item, index) => (
          <Quote key={index}>
            <blockquote>
              <p>{item.quote}</p>
            </blockquote>
            <figcaption>
              <strong>{item.author}</strong> <span>{item.company}</span>
            </figcaption>
          </Quote>
        ))}
      </Quotes>
      {note && <Note>{note}</Note>}
    </Container>
  );
}
