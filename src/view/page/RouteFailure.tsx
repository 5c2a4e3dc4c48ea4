import { type ReactNode, useEffect, useRef } from 'react';
import { ActionLinks } from '../parts/ActionLinks.tsx';
import { Failure } from './RouteFailure.styles.ts';

const wayOut = [{ label: 'Naar de homepage', href: '/' }];

/** The content of a failed route; sets title and focus, like a page. */
export function RouteFailure(): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Failure>
      <title>Er ging iets mis</title>
      <h1 lang="en" tabIndex={-1} ref={heading}>
        Unexpected Application Error!
      </h1>
      <p>Er ging iets mis bij het tonen van deze pagina. Laad de pagina opnieuw of ga naar de homepage.</p>
      <ActionLinks actions={wayOut} />
    </Failure>
  );
}
