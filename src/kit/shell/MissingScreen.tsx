import type { ReactNode } from 'react';
import { Container } from '../../view/parts/Container.styles.ts';
import { KitCode, ScreenOpening } from './Kit.styles.ts';

/** For an address at which the kit has nothing to show. */
export function MissingScreen({ path }: { path: string }): ReactNode {
  return (
    <Container>
      <ScreenOpening>
        <h1>Niet gevonden</h1>
        <p>
          De kit heeft niets op <KitCode>{path}</KitCode>. Kies hierboven een scherm.
        </p>
      </ScreenOpening>
    </Container>
  );
}
