import type { BlockOf } from '../../../shared/page.ts';
import { CheckedOn } from '../../parts/CheckedOn.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Split } from '../../parts/Split.styles.ts';
import { Points, Prose } from './TextSection.styles.ts';

/** Paragraphs under a heading, with an optional list. */
export function TextSection({ title, text, items = [], checkedOn }: BlockOf<'text-section'>) {
  return (
    <Container>
      <Split>
        <SectionHeading title={title} />
        <Prose>
          {text.map((paragraph, index) => (
            <p key={index}>
              <RichTextView text={paragraph} />
            </p>
          ))}
          {items.length > 0 && (
            <Points>
              {items.map((item, index) => (
                <li key={index}>
                  <RichTextView text={item} />
                </li>
              ))}
            </Points>
          )}
          {checkedOn && <CheckedOn date={checkedOn} />}
        </Prose>
      </Split>
    </Container>
  );
}
