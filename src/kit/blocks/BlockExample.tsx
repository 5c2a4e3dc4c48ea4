import type { ReactNode } from 'react';
import type { KitExample } from '../../shared/kit.ts';
import { BlockFrame } from '../../view/page/BlockFrame.tsx';
import { Container } from '../../view/parts/Container.styles.ts';
import { SmallHeading } from '../shell/Kit.styles.ts';
import { ExampleStage } from './Blocks.styles.ts';
import { CopyableJson } from './CopyableJson.tsx';

interface BlockExampleProps {
  example: KitExample;
  /** Such as `voorbeeld 1 van hero`. */
  name: string;
  /** Whether its JSON is unfolded at first; without it there is none. */
  json?: 'open' | 'folded';
}

/** A block as visitors see it, made by the real component from an example of its schema. */
export function BlockExample({ example, name, json }: BlockExampleProps): ReactNode {
  return (
    <>
      <Container>
        <SmallHeading>{name.charAt(0).toUpperCase() + name.slice(1)}</SmallHeading>
      </Container>
      <ExampleStage>
        <BlockFrame block={example.block} />
      </ExampleStage>
      {json && (
        <Container>
          <CopyableJson json={example.json} name={name} open={json === 'open'} />
        </Container>
      )}
    </>
  );
}
