import type { ReactNode } from 'react';
import { ActionLinks } from '../parts/ActionLinks.tsx';
import { Container } from '../parts/Container.styles.ts';

const wayOut = [{ label: 'Naar de homepage', href: '/' }];

/** What a visitor sees when a route cannot be shown at all. */
export function RouteFailure(): ReactNode {
  return (
    <main id="inhoud">
      <Container>
        <h1 lang="en">Unexpected Application Error!</h1>
        <p>Er ging iets mis bij het tonen van deze pagina. Laad de pagina opnieuw of ga naar de homepage.</p>
        <ActionLinks actions={wayOut} />
      </Container>
    </main>
  );
}
