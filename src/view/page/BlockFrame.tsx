import { type ComponentType, type ReactNode, useContext } from 'react';
import type { Block, BlockOf, BlockType, StaticBlock } from '../../shared/page.ts';
import { BlockErrorBoundary } from './BlockErrorBoundary.tsx';
import { BlockComponentsContext } from './block-components.ts';
import { isLive } from './live-blocks.ts';

/** A block's wrapper, for styles, tests and the loader. */
export function BlockFrame({ block }: { block: Block | StaticBlock }): ReactNode {
  if ('static' in block) return <StaticFrame block={block} />;
  return (
    <section data-block={block.type} data-live={isLive(block.type) ? '' : undefined} id={block.id}>
      <BlockErrorBoundary type={block.type}>
        <BlockContent block={block} />
      </BlockErrorBoundary>
    </section>
  );
}

/** A static block on the first page: keeps the server's HTML, without data or hydration. */
function StaticFrame({ block }: { block: StaticBlock }): ReactNode {
  return (
    <section
      data-block={block.type}
      id={block.id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always the empty string; it tells React to leave the server's HTML alone
      dangerouslySetInnerHTML={noHtml}
    />
  );
}

const noHtml = { __html: '' };

/** Distributes over the union, so that each type meets its component. */
type Blocks<Type extends BlockType> = { [Each in Type]: BlockOf<Each> & { type: Each } }[Type];

function BlockContent<Type extends BlockType>({ block }: { block: Blocks<Type> }): ReactNode {
  const components = useContext(BlockComponentsContext);
  const Component: ComponentType<Blocks<Type>> | undefined = components[block.type];
  if (Component === undefined) throw new Error(`The code of the block "${block.type}" is not loaded.`);
  return <Component {...block} />;
}
