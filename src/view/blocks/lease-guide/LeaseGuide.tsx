import type { BlockOf } from '../../../shared/page/page.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { CheckList } from '../../parts/CheckList.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Split } from '../../parts/Split.styles.ts';
import { Answers, Step, Steps } from './LeaseGuide.styles.ts';

/**
 * Questions that lead to an outcome. An answer is a link to the next step, and the step in the address is the one that
 * shows: going back is the browser's, and no script is needed. Without style sheets it is a list. A step gets the focus
 * when its address is followed, and has an `aria-label`: Orca 43 does not read a heading that labels it.
 */
export function LeaseGuide({ id, title, text, questions, outcomes }: BlockOf<'lease-guide'>) {
  return (
    <Container>
      <Split>
        <SectionHeading title={title} text={text} />
        <Steps>
          {questions.map(({ key, question, answers }) => (
            <Step as="section" key={key} id={`${id}-${key}`} tabIndex={-1} aria-label={question}>
              <h3>{question}</h3>
              <Answers role="list">
                {answers.map(({ label, goesTo }, index) => (
                  <li key={index}>
                    <a href={`#${id}-${goesTo}`}>{label}</a>
                  </li>
                ))}
              </Answers>
            </Step>
          ))}
          {outcomes.map(({ key, title, reasons, links }) => (
            <Step as="section" key={key} id={`${id}-${key}`} tabIndex={-1} aria-label={title}>
              <h3>{title}</h3>
              <CheckList items={reasons} />
              <ActionLinks actions={links} />
              <a href={`#${id}`} data-print="no">
                Begin opnieuw
              </a>
            </Step>
          ))}
        </Steps>
      </Split>
    </Container>
  );
}
