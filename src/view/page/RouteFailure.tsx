import { type ReactNode, use, useEffect, useRef } from 'react';
import { Actions } from '../parts/ActionLinks.styles.ts';
import { Button } from '../parts/Button.styles.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { SiteContext } from '../shell/site-context.ts';
import { Failure } from './RouteFailure.styles.ts';

interface RouteFailureProps {
  /** Asks for the page again, also by itself when the connection is back; absent where only a new document helps. */
  retry?: () => void;
}

/** The content of a failed route; sets title and focus, like a page. */
export function RouteFailure({ retry }: RouteFailureProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const phone = use(SiteContext)?.phone;
  useEffect(() => {
    // In development: a preview must not take the focus from an author who types beside it.
    if (!import.meta.hot || parent === self) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (!retry) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <Failure>
      <title>Er ging iets mis</title>
      <h1 lang="en" tabIndex={-1} ref={heading}>
        Unexpected Application Error!
      </h1>
      <p>
        Er ging iets mis bij het tonen van deze pagina. Kijk of je verbinding hebt en probeer het opnieuw.
      </p>
      {phone && (
        <p>
          Lukt het niet? Bel ons op <PhoneLink phone={phone} />.
        </p>
      )}
      <Actions>
        <Button type="button" data-variant="primary" onClick={retry ?? (() => location.reload())}>
          Probeer opnieuw
        </Button>
        <ButtonLink href="/">Naar de homepage</ButtonLink>
      </Actions>
    </Failure>
  );
}
