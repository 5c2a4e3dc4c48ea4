import type { ReactNode } from 'react';
import type { StudioBlock } from '../../shared/authors/studio.ts';
import { blocksPath } from '../../shared/authors/studio-addresses.ts';
import { ArrowLink } from '../../view/parts/ArrowLink.tsx';
import { Container } from '../../view/parts/Container.styles.ts';
import { ScreenOpening } from '../shell/Studio.styles.ts';
import { BlockArticle } from './BlockArticle.tsx';
import { BlockIntroduction } from './BlockIntroduction.tsx';

/** One type of block, with all details open. */
export function BlockScreen({ block, state }: { block: StudioBlock; state?: string }): ReactNode {
  return (
    <div data-studio-block={block.type}>
      <Container>
        <ArrowLink href={blocksPath} direction="back">
          Alle blokken
        </ArrowLink>
        <ScreenOpening>
          <h1>{block.type}</h1>
          <BlockIntroduction block={block} />
        </ScreenOpening>
      </Container>
      <BlockArticle block={block} open state={state ?? ''} />
    </div>
  );
}
