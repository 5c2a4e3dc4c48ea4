import type { PageCard } from '../../../shared/page.ts';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { CheckList } from '../../parts/CheckList.tsx';
import { PictureArea, PictureCardText } from '../../parts/PictureCard.styles.ts';
import { PictureView } from '../../parts/PictureView.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden.styles.ts';
import { WholeCard } from './PageCards.styles.ts';

interface PageCardViewProps {
  card: PageCard;
  /** The visible words of the link; the card's title is added to them for who hears only the link. */
  linkLabel: string;
}

/** One page as a card; the whole card leads to it. */
export function PageCardView({ card, linkLabel }: PageCardViewProps) {
  return (
    <WholeCard>
      {card.image && (
        <PictureArea>
          <PictureView picture={card.image} place="card" />
        </PictureArea>
      )}
      <PictureCardText>
        <h3>{card.title}</h3>
        <p>
          <RichTextView text={card.description} />
        </p>
        <CheckList items={card.features} />
        <ArrowLink href={card.path}>
          {linkLabel}
          <VisuallyHidden>{` over ${card.title}`}</VisuallyHidden>
        </ArrowLink>
      </PictureCardText>
    </WholeCard>
  );
}
