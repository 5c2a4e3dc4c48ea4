import { type ComponentType, type ReactNode, useContext } from 'react';
import type { Block, BlockOf, BlockType, StaticBlock } from '../../shared/page/page.ts';
import { BlockErrorBoundary } from './BlockErrorBoundary.tsx';
import { BlockComponentsContext } from './block-components.ts';
import type { Side } from './keyed-blocks.ts';
import { isLive } from './live-blocks.ts';
import { Prerendered } from './Prerendered.tsx';

interface BlockFrameProps {
  block: Block | StaticBlock;
  side?: Side;
}

/** A block's wrapper, for styles, tests and the loader. */
export function BlockFrame({ block, side }: BlockFrameProps): ReactNode {
  if ('static' in block) return <Prerendered as="section" data-block={block.type} />;
  return (
    <section data-block={block.type} data-live={liveness(block)} data-side={side} id={block.id}>
      <BlockErrorBoundary type={block.type}>
        <BlockContent block={block} />
      </BlockErrorBoundary>
    </section>
  );
}

/** `now` for a block with something to say before it is touched. */
function liveness(block: Block): string | undefined {
  if (!isLive(block.type)) return undefined;
  return 'firstQuestion' in block && block.firstQuestion ? 'now' : '';
}

/** Distributes over the union, so that each type meets its component. */
type Blocks<Type extends BlockType> = { [Each in Type]: BlockOf<Each> & { type: Each } }[Type];

function BlockContent<Type extends BlockType>({ block }: { block: Blocks<Type> }): ReactNode {
  const components = useContext(BlockComponentsContext);
  const Component: ComponentType<Blocks<Type>> | undefined = components[block.type];
  if (Component === undefined) throw new Error(`The code of the block "${block.type}" is not loaded.`);
  return <Component {...block} />;
}
