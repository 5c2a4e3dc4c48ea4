import { type ReactNode, useEffect, useState } from 'react';
import type { StudioView } from '../../../shared/authors/studio.ts';
import { blocksPath } from '../../../shared/authors/studio-addresses.ts';
import type { Block } from '../../../shared/page/page.ts';
import { blockComponents } from '../../../view/blocks/registry.ts';
import { BlockFrame } from '../../../view/page/BlockFrame.tsx';
import { Miniature } from '../parts/Dialog.styles.ts';

/** The first example of each block, by type; empty until they are asked for and have arrived. */
export function useExamples(isWanted: boolean): ReadonlyMap<string, Block> {
  const [examples, setExamples] = useState<ReadonlyMap<string, Block>>(new Map());
  useEffect(() => {
    if (!isWanted || examples.size > 0) return;
    fetch(`${blocksPath}.json`)
      .then((response): Promise<StudioView> => response.json())
      .then(({ screen }) => {
        if (screen.name !== 'blocks') return;
        const found = screen.blocks.flatMap(({ type, examples: [first] }): [string, Block][] =>
          first && Object.hasOwn(blockComponents, type) ? [[type, first.block]] : [],
        );
        setExamples(new Map(found));
      })
      // Without examples the descriptions remain.
      .catch(() => undefined);
  }, [isWanted, examples]);
  return examples;
}

/** A miniature of a block as visitors see it, hidden from screen readers. */
export function BlockPreview({ block }: { block: Block | undefined }): ReactNode {
  return (
    <Miniature aria-hidden="true" inert>
      <div>{block && <BlockFrame block={block} />}</div>
    </Miniature>
  );
}
