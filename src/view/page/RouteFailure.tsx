import { type ReactNode, useEffect, useRef } from 'react';
import { ActionLinks } from '../parts/ActionLinks.tsx';
import { Container } from '../parts/Container.styles.ts';

const wayOut = [{ label: 'Naar de homepage', href: '/' }];

/** The content of a failed route; sets title and focus, like a page. */
export function RouteFailure(): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container>
      <title>Er ging iets mis</title>
      <h1 lang="en" tabIndex={-1} ref={heading}>
        Unexpected Application Error!
      </h1>
      <p>Er ging iets mis bij het tonen van deze pagina. Laad de pagina opnieuw of ga naar de homepage.</p>
      <ActionLinks actions={wayOut} />
    </Container>
  );
}
