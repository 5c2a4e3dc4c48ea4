import { type MouseEvent, useEffect, useRef } from 'react';
import { telephoneHref } from '../../shared/leads/telephone.ts';
import { Button } from '../parts/Button.styles.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { useLiveSite } from '../shell/site-context.ts';
import { useCalculator } from './calculator-context.ts';
import { ButtonStack, WhatItIs } from './details/FollowUp.styles.ts';
import { followUpLabels } from './follow-up-forms.ts';

interface FollowUpButtonsProps {
  hasProposal: boolean;
  /** A quote for this calculation was asked for. */
  isAsked: boolean;
}

/** Quote, indicative proposal where possible, or call. Focus returns to the button of a closed form. */
export function FollowUpButtons({ hasProposal, isAsked }: FollowUpButtonsProps) {
  const { phone } = useLiveSite();
  const openPanel = useCalculator((state) => state.openPanel);
  const restoreFocusTo = useCalculator((state) => state.restoreFocusTo);
  const quote = useRef<HTMLButtonElement>(null);
  const indicative = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (restoreFocusTo === 'quote') quote.current?.focus();
    if (restoreFocusTo === 'indicative') indicative.current?.focus();
  }, [restoreFocusTo]);
  return (
    <ButtonStack data-part="buttons" data-print="no" onClickCapture={ignoreDoubleClick}>
      <Button
        type="button"
        ref={quote}
        data-variant={isAsked ? undefined : 'primary'}
        onClick={() => openPanel('quote')}
      >
        {followUpLabels.quote}
      </Button>
      <WhatItIs>Een adviseur maakt een offerte op maat en neemt contact met je op.</WhatItIs>
      {hasProposal && (
        <>
          <Button type="button" ref={indicative} onClick={() => openPanel('indicative')}>
            {followUpLabels.indicative}
          </Button>
          <WhatItIs>Deze berekening meteen in je mailbox. Je zit nergens aan vast.</WhatItIs>
        </>
      )}
      <ButtonLink href={telephoneHref(phone)}>Bel direct</ButtonLink>
    </ButtonStack>
  );
}

/** Of a double click on the button that calculates the second press ends here: the result came into view beneath it. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
