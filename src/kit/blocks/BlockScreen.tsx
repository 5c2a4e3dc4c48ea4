import type { ReactNode } from 'react';
import type { KitBlock } from '../../shared/kit.ts';
import { ArrowLink } from '../../view/parts/ArrowLink.tsx';
import { Container } from '../../view/parts/Container.styles.ts';
import { ScreenOpening } from '../shell/Kit.styles.ts';
import { BlockArticle } from './BlockArticle.tsx';

/** One type of block, with everything unfolded. */
export function BlockScreen({ block, state }: { block: KitBlock; state?: string }): ReactNode {
  return (
    <div data-kit-block={block.type}>
      <Container>
        <ArrowLink href="/_kit/blokken" direction="back">
          Alle blokken
        </ArrowLink>
        <ScreenOpening>
          <h1>{block.type}</h1>
          <p>{block.description}</p>
        </ScreenOpening>
      </Container>
      <BlockArticle block={block} open state={state ?? ''} />
    </div>
  );
}
