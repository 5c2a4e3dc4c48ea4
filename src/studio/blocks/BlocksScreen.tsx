import type { ReactNode } from 'react';
import type { StudioBlock } from '../../shared/authors/studio.ts';
import { blocksPath } from '../../shared/authors/studio-addresses.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { LinkRow, ScreenOpening, StudioCode, StudioSection } from '../shell/Studio.styles.ts';
import { BlockArticle } from './BlockArticle.tsx';
import { BlockIntroduction } from './BlockIntroduction.tsx';
import { BlockOpening } from './Blocks.styles.ts';

/** All types of block. */
export function BlocksScreen({ blocks }: { blocks: readonly StudioBlock[] }): ReactNode {
  return (
    <>
      <Container>
        <ScreenOpening>
          <h1>Blokken</h1>
          <p>
            Een pagina bestaat uit blokken. Kopieer de JSON van een voorbeeld, plak die in je pagina bij{' '}
            <StudioCode>"blocks"</StudioCode> en schrijf je eigen tekst.
          </p>
        </ScreenOpening>
        <LinkRow role="list" aria-label="Alle blokken">
          {blocks.map(({ type }) => (
            <li key={type}>
              <a href={`#blok-${type}`}>{type}</a>
            </li>
          ))}
        </LinkRow>
      </Container>
      {blocks.map((block) => (
        <StudioSection key={block.type} id={`blok-${block.type}`} data-studio-block={block.type}>
          <Container>
            <BlockOpening>
              <h2>
                <a href={`${blocksPath}/${block.type}`}>{block.type}</a>
              </h2>
              <BlockIntroduction block={block} />
            </BlockOpening>
          </Container>
          <BlockArticle block={block} open={false} />
        </StudioSection>
      ))}
    </>
  );
}
