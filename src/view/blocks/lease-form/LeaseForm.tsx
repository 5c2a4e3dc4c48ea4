import type { BlockOf } from '../../../shared/page/page.ts';
import { Actions } from '../../parts/ActionLinks.styles.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { CheckList } from '../../parts/CheckList.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden.styles.ts';
import { ExampleFigures } from './ExampleFigures.tsx';
import { Audience, Example, Sides, Words } from './LeaseForm.styles.ts';
import { TermList } from './TermList.tsx';

/** A lease type: benefits, audience and an example calculation. */
export function LeaseForm(props: BlockOf<'lease-form'>) {
  const { title, description, items, terms, audience, example, action } = props;
  return (
    <Container>
      <Sides>
        <Words>
          <SectionHeading title={title} text={description} />
          <CheckList items={items} />
          {terms && <TermList terms={terms} />}
          <Actions data-print="no">
            <ButtonLink href={action.href}>
              {action.label}
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </ButtonLink>
          </Actions>
        </Words>
        <div>
          <Example>
            <h3>{example.title}</h3>
            <ExampleFigures items={example.items} />
            {example.text && (
              <p>
                <RichTextView text={example.text} />
              </p>
            )}
          </Example>
          <Audience>
            <h3>{audience.title}</h3>
            <p>
              <RichTextView text={audience.text} />
            </p>
          </Audience>
        </div>
      </Sides>
    </Container>
  );
}
