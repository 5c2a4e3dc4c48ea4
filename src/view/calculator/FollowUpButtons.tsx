import { useEffect, useRef } from 'react';
import { telephoneHref } from '../../shared/telephone.ts';
import { Button } from '../parts/Button.styles.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { useSite } from '../shell/site-context.ts';
import { useCalculator } from './calculator-context.ts';
import { followUpLabels } from './calculator-forms.ts';
import { ButtonStack } from './FollowUp.styles.ts';

/**
 * Ask for a quote, for an indicative proposal where there can be one, or call. After a form has closed its button has
 * the focus again.
 */
export function FollowUpButtons({ hasProposal }: { hasProposal: boolean }) {
  const { phone } = useSite();
  const show = useCalculator((state) => state.show);
  const returnTo = useCalculator((state) => state.returnTo);
  const quote = useRef<HTMLButtonElement>(null);
  const indicative = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returnTo === 'quote') quote.current?.focus();
    if (returnTo === 'indicative') indicative.current?.focus();
  }, [returnTo]);
  return (
    <ButtonStack>
      <Button type="button" ref={quote} data-variant="primary" onClick={() => show('quote')}>
        {followUpLabels.quote}
      </Button>
      {hasProposal && (
        <Button type="button" ref={indicative} onClick={() => show('indicative')}>
          {followUpLabels.indicative}
        </Button>
      )}
      <ButtonLink href={telephoneHref(phone)}>Bel direct</ButtonLink>
    </ButtonStack>
  );
}
