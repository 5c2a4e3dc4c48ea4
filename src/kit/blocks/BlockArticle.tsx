import type { ReactNode } from 'react';
import type { KitBlock } from '../../shared/kit.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { NoSiteYet } from '../shell/NoSiteYet.tsx';
import { BlockExample } from './BlockExample.tsx';
import { Fold } from './Blocks.styles.ts';
import { FieldTable } from './FieldTable.tsx';
import { StateLinks } from './StateLinks.tsx';

/** All there is to say about a block but its name: examples with their JSON, and its fields. */
export function BlockArticle({ block, open }: { block: KitBlock; open: boolean }): ReactNode {
  const { type, examples, fields } = block;
  return (
    <>
      <Container>
        <StateLinks type={type} />
        {examples.length === 0 && <NoSiteYet />}
      </Container>
      {examples.map((example, index) => (
        <BlockExample
          key={example.block.id}
          example={example}
          name={`voorbeeld ${index + 1} van ${type}`}
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
