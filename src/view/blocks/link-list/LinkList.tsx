import type { BlockOf } from '../../../shared/page.ts';
import { Container } from '../../parts/Container.styles.ts';
import { LinkColumns } from '../../parts/LinkColumns.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Split } from '../../parts/Split.styles.ts';

/** Links to read on. */
export function LinkList({ title, text, items }: BlockOf<'link-list'>) {
  return (
    <Container>
      <Split>
        <SectionHeading title={title} text={text} />
        <LinkColumns links={items} />
      </Split>
    </Container>
  );
}
