import type { BlockOf } from '../../../shared/page/page.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { HopLine } from '../../parts/HopLine.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { Ground } from './CallToAction.styles.ts';

/** The closing words and actions of a page. */
export function CallToAction({ title, text, actions }: BlockOf<'call-to-action'>) {
  return (
    <Container>
      <Ground>
        <HopLine hops={1} />
        <h2>{title}</h2>
        <p>
          <RichTextView text={text} />
        </p>
        <ActionLinks actions={actions} />
      </Ground>
    </Container>
  );
}
