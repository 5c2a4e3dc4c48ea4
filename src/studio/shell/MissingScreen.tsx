import type { ReactNode } from 'react';
import { Container } from '../../view/parts/Container.styles.ts';
import { ScreenOpening, StudioCode } from './Studio.styles.ts';

/** The studio's not-found screen. */
export function MissingScreen({ path }: { path: string }): ReactNode {
  return (
    <Container>
      <ScreenOpening>
        <h1>Niet gevonden</h1>
        <p>
          De kit heeft niets op <StudioCode>{path}</StudioCode>. Kies hierboven een scherm.
        </p>
      </ScreenOpening>
    </Container>
  );
}
