import { useEffect, useRef } from 'react';
import { telephoneHref } from '../../shared/telephone.ts';
import { Button, ButtonLink } from '../parts/Button.styles.ts';
import { useSite } from '../shell/site-context.ts';
import { useCalculator } from './calculator-context.ts';
import { ButtonStack } from './FollowUp.styles.ts';

/** Ask for a quote, for an indicative proposal, or call. After a cancelled form its button has the focus again. */
export function FollowUpButtons({ onShow }: { onShow(open: 'quote' | 'indicative'): void }) {
  const { phone } = useSite();
  const returnTo = useCalculator((state) => state.returnTo);
  const quote = useRef<HTMLButtonElement>(null);
  const indicative = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returnTo === 'quote') quote.current?.focus();
    if (returnTo === 'indicative') indicative.current?.focus();
  }, [returnTo]);
  return (
    <ButtonStack>
      <Button type="button" ref={quote} data-variant="primary" onClick={() => onShow('quote')}>
        Vraag offerte aan
      </Button>
      <Button type="button" ref={indicative} onClick={() => onShow('indicative')}>
        Indicatief voorstel ontvangen
      </Button>
      <ButtonLink href={telephoneHref(phone)}>Bel direct</ButtonLink>
    </ButtonStack>
  );
}
