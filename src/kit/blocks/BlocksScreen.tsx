import type { ReactNode } from 'react';
import type { KitBlock } from '../../shared/kit.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { KitCode, KitSection, LinkRow, ScreenOpening } from '../shell/Kit.styles.ts';
import { BlockArticle } from './BlockArticle.tsx';
import { BlockOpening } from './Blocks.styles.ts';

/** Every type of block there is, for whoever writes pages. */
export function BlocksScreen({ blocks }: { blocks: readonly KitBlock[] }): ReactNode {
  return (
    <>
      <Container>
        <ScreenOpening>
          <h1>Blokken</h1>
          <p>
            Een pagina bestaat uit blokken. Kopieer de JSON van een voorbeeld, plak die in je pagina bij{' '}
            <KitCode>"blocks"</KitCode> en schrijf je eigen tekst.
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
        <KitSection key={block.type} id={`blok-${block.type}`} data-kit-block={block.type}>
          <Container>
            <BlockOpening>
              <h2>
                <a href={`/_kit/blokken/${block.type}`}>{block.type}</a>
              </h2>
              <p>{block.description}</p>
            </BlockOpening>
          </Container>
          <BlockArticle block={block} open={false} />
        </KitSection>
      ))}
    </>
  );
}
