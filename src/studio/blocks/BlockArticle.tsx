import type { ReactNode } from 'react';
import type { StudioBlock } from '../../shared/authors/studio.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { VisuallyHidden } from '../../view/parts/VisuallyHidden.styles.ts';
import { NoSiteYet } from '../shell/NoSiteYet.tsx';
import { BlockExample } from './BlockExample.tsx';
import { Fold } from './Blocks.styles.ts';
import { FieldTable } from './FieldTable.tsx';
import { StateLinks } from './StateLinks.tsx';

interface BlockArticleProps {
  block: StudioBlock;
  /** Whether JSON and fields are open at first. */
  open: boolean;
  /** As for `StateLinks`. */
  state?: string;
}

/** The examples of a block with their JSON, and its fields. */
export function BlockArticle({ block, open, state }: BlockArticleProps): ReactNode {
  const { type, fields } = block;
  // Forms on one page share their requests, so a state is shown alone.
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
          <summary>
            Velden<VisuallyHidden> van {type}</VisuallyHidden>
          </summary>
          <div>
            <FieldTable fields={fields} name={type} />
          </div>
        </Fold>
      </Container>
    </>
  );
}
