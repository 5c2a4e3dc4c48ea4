import { termInWords } from '../../../shared/lease/lease-settings.ts';
import type { PageCard } from '../../../shared/page/page.ts';
import { formatEuro } from '../../../shared/text/amount.ts';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { CheckList } from '../../parts/CheckList.tsx';
import { PictureArea, PictureCardText } from '../../parts/PictureCard.styles.ts';
import { PictureView } from '../../parts/PictureView.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden.styles.ts';
import { WholeCard } from './PageCards.styles.ts';

interface PageCardViewProps {
  card: PageCard;
  /** Visible link text; screen readers hear the card's title too. */
  linkLabel: string;
}

/** A page as a card, clickable as a whole. */
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
        {card.example && (
          <p>
            <strong>{formatEuro(card.example.monthlyAmount)}</strong> per maand bij{' '}
            {formatEuro(card.example.price)} <span data-whole="">in {termInWords(card.example.months)}</span>
          </p>
        )}
        <CheckList items={card.features} />
        <ArrowLink href={card.path}>
          {linkLabel}
          <VisuallyHidden>{`: ${card.title}`}</VisuallyHidden>
        </ArrowLink>
      </PictureCardText>
    </WholeCard>
  );
}
