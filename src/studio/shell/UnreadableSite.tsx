import type { ReactNode } from 'react';
import { Container } from '../../view/parts/Container.styles.ts';
import { Problem } from '../editor/parts/Form.styles.ts';

/** Why the site cannot be read, over a screen of when it could be. */
export function UnreadableSite({ failure }: { failure: string }): ReactNode {
  return (
    <Container role="alert">
      <Problem data-severity="error">
        De site is nu niet te lezen. {failure}
        <br />
        Wat hieronder over fouten staat, is van daarvoor.
      </Problem>
    </Container>
  );
}
