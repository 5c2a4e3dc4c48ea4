import type { BlockOf } from '../../../shared/page/page.ts';
import { CheckedOn } from '../../parts/CheckedOn.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Rows } from './Regulations.styles.ts';

/** Rules of the authorities, each with its source; the day is that of the rule checked longest ago. */
export function Regulations({ title, text, items }: BlockOf<'regulations'>) {
  const [oldest] = items.map(({ checkedOn }) => checkedOn).sort();
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <Rows>
        {items.map((row, index) => (
          <div key={index}>
            <dt>{row.title}</dt>
            <dd>
              <RichTextView text={row.text} />{' '}
              <small>
                Bron: <a href={row.source.href}>{row.source.label}</a>
              </small>
            </dd>
          </div>
        ))}
      </Rows>
      {oldest !== undefined && <CheckedOn date={oldest} />}
    </Container>
  );
}
