import type { ReactNode } from 'react';
import type { StudioExample } from '../../shared/authors/studio.ts';
import { blockComponents } from '../../view/blocks/registry.ts';
import { BlockFrame } from '../../view/page/BlockFrame.tsx';
import { Container } from '../../view/parts/Container.styles.ts';
import { ExampleFigure, ExampleStage } from './Blocks.styles.ts';
import { CopyableJson } from './CopyableJson.tsx';

interface BlockExampleProps {
  example: StudioExample;
  /** Such as `hero, voorbeeld 1`. */
  name: string;
  /** Whether its JSON is open at first; absent: no JSON. */
  json?: 'open' | 'folded';
}

/** The real component with an example of its schema. */
export function BlockExample({ example, name, json }: BlockExampleProps): ReactNode {
  return (
    <ExampleFigure>
      <Container as="figcaption">{name}</Container>
      <ExampleStage>
        {Object.hasOwn(blockComponents, example.block.type) ? (
          <BlockFrame block={example.block} />
        ) : (
          <Container>
            <p>Dit blok heeft nog geen component in src/view/blocks.</p>
          </Container>
        )}
      </ExampleStage>
      {json && (
        <Container>
          <CopyableJson json={example.json} name={name} open={json === 'open'} />
        </Container>
      )}
    </ExampleFigure>
  );
}
