import type { BlockOf } from '../../../shared/page/page.ts';
import type { Benefit } from '../../../shared/schema-types.ts';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Benefits, Landing } from './BenefitList.styles.ts';

/** Benefits, one per landing spot of the hare. */
export function BenefitList({ title, text, items }: BlockOf<'benefit-list'>) {
  const benefits = items.map((item): Benefit => (typeof item === 'string' ? { title: item } : item));
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <Benefits role="list" data-short={benefits.every((benefit) => !benefit.text) ? 'yes' : 'no'}>
        {benefits.map((benefit, index) => (
          <li key={index}>
            <Landing viewBox="0 0 48 28" aria-hidden="true">
              <path d="M3 25C8 3 28 0 39 19" />
              <circle cx="41" cy="23" r="4.5" />
            </Landing>
            <BenefitWords benefit={benefit} />
          </li>
        ))}
      </Benefits>
    </Container>
  );
}

function BenefitWords({ benefit: { title, text } }: { benefit: Benefit }) {
  const heading = <RichTextView text={title} />;
  if (text === undefined) return <p>{heading}</p>;
  return (
    <>
      <h3>{heading}</h3>
      <p>
        <RichTextView text={text} />
      </p>
    </>
  );
}
