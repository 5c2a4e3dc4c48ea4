import type { ReactNode } from 'react';
import type { StudioBlock } from '../../shared/studio.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { NoSiteYet } from '../shell/NoSiteYet.tsx';
import { BlockExample } from './BlockExample.tsx';
import { Fold } from './Blocks.styles.ts';
import { FieldTable } from './FieldTable.tsx';
import { StateLinks } from './StateLinks.tsx';

interface BlockArticleProps {
  block: StudioBlock;
  /** Whether JSON and fields are unfolded at first. */
  open: boolean;
  /** As for `StateLinks`. */
  state?: string;
}

/** All there is to say about a block but its name: examples with their JSON, and its fields. */
export function BlockArticle({ block, open, state }: BlockArticleProps): ReactNode {
  const { type, fields } = block;
  // Forms on one page share what they send: beside a state another example would show half of it.
  const examples = state ? block.examples.slice(0, 1) : block.examples;
  return (
    <>
      <Container>
        <StateLinks type={type} current={state} />
        {examples.length === 0 && <NoSiteYet />}
      </Container>
      {examples.map((example, index) => (
        <BlockExample
          key={example.block.id}
          example={example}
          name={`${type}, voorbeeld ${index + 1}`}
          json={open ? 'open' : 'folded'}
        />
      ))}
      <Container>
        <Fold open={open}>
          <summary>Velden</summary>
          <div>
            <FieldTable fields={fields} name={type} />
          </div>
        </Fold>
      </Container>
    </>
  );
}
