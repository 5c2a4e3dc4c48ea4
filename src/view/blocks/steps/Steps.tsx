import type { BlockOf } from '../../../shared/page/page.ts';
import { Container } from '../../parts/Container.styles.ts';
import { HopLine } from '../../parts/HopLine.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { StepHead, StepList } from './Steps.styles.ts';

/** Steps in order; the hare leaps from number to number. */
export function Steps({ title, text, items }: BlockOf<'steps'>) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <StepList role="list">
        {items.map((item, index) => (
          <li key={index}>
            <StepHead aria-hidden="true">
              {index + 1}
              {index < items.length - 1 && <HopLine hops={1} />}
            </StepHead>
            <h3>{item.title}</h3>
            <p>
              <RichTextView text={item.text} />
            </p>
          </li>
        ))}
      </StepList>
    </Container>
  );
}
