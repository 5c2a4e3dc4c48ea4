import type { BlockOf } from '../../../shared/page/page.ts';
import { Container } from '../../parts/Container.styles.ts';
import { ListView } from '../../parts/ListView.tsx';
import { lettersOfLongWord } from '../../parts/letters-of-long-word.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Answer, Question, Questions } from './Faq.styles.ts';

/** Questions that open to show their answer. */
export function Faq({ title, text, items }: BlockOf<'faq'>) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <Questions>
        {items.map(({ question, answer, items: points = [], more = [] }, index) => (
          <Question key={index}>
            <summary>
              <h3 data-letters={lettersOfLongWord(question)}>{question}</h3>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 3v14M3 10h14" />
              </svg>
            </summary>
            <Answer>
              <p>
                <RichTextView text={answer} />
              </p>
              <ListView items={points} />
              {more.map((paragraph, place) => (
                <p key={place}>
                  <RichTextView text={paragraph} />
                </p>
              ))}
            </Answer>
          </Question>
        ))}
      </Questions>
    </Container>
  );
}
