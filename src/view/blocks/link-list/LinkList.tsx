import type { BlockOf } from '../../../shared/page/page.ts';
import { Container } from '../../parts/Container.styles.ts';
import { LinkColumns } from '../../parts/LinkColumns.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** Links to read on. */
export function LinkList({ title, text, items }: BlockOf<'link-list'>) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <LinkColumns links={items} />
    </Container>
  );
}
