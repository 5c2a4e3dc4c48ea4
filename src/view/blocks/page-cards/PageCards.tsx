import { examplesInWords } from '../../../shared/calculator/price-example.ts';
import { leaseSettings } from '../../../shared/lease/lease-settings.ts';
import type { BlockOf } from '../../../shared/page/page.ts';
import { Disclaimer } from '../../calculator/Calculator.styles.ts';
import { CardGrid } from '../../parts/CardGrid.styles.ts';
import { Container } from '../../parts/Container.styles.ts';
import { LinkColumns } from '../../parts/LinkColumns.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { useSite } from '../../shell/site-context.ts';
import { AllPages } from './PageCards.styles.ts';
import { PageCardView } from './PageCardView.tsx';

/** A hub: child pages as cards, optionally followed by links to all. */
export function PageCards({ title, text, linkLabel, allTitle, cards, all }: BlockOf<'page-cards'>) {
  const settings = leaseSettings(useSite());
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <CardGrid>
        {cards.map((card) => (
          <PageCardView key={card.path} card={card} linkLabel={linkLabel} />
        ))}
      </CardGrid>
      {cards[0]?.example && <Disclaimer>{examplesInWords(settings)}</Disclaimer>}
      {allTitle && all.length > 0 && (
        <AllPages>
          <h3>{allTitle}</h3>
          <LinkColumns links={all.map(({ label, path }) => ({ label, href: path }))} />
        </AllPages>
      )}
    </Container>
  );
}
