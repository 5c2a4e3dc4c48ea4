import type { ReactNode } from 'react';
import type { Block, KeptBlock } from '../../shared/page.ts';
import { blockComponents } from '../blocks/registry.ts';
import { BlockErrorBoundary } from './BlockErrorBoundary.tsx';
import { isLive } from './live-blocks.ts';

/** One block of a page in its frame: the element that tests, styles and the gate know it by. */
export function BlockFrame({ block }: { block: Block | KeptBlock }): ReactNode {
  if ('kept' in block) return <KeptFrame block={block} />;
  return (
    <section data-block={block.type} data-live={isLive(block.type) ? '' : undefined} id={block.id}>
      <BlockErrorBoundary type={block.type}>
        <BlockContent block={block} />
      </BlockErrorBoundary>
    </section>
  );
}

/**
 * A static block on the first view. Its HTML came with the document; React adopts the element and never looks
 * inside, so it costs neither data nor hydration.
 */
function KeptFrame({ block }: { block: KeptBlock }): ReactNode {
  return (
    <section
      data-block={block.type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always the empty string; it tells React to leave the server's HTML alone
      dangerouslySetInnerHTML={keptHtml}
    />
  );
}

const keptHtml = { __html: '' };

function BlockContent<Type extends Block['type']>({ block }: { block: Extract<Block, { type: Type }> }) {
  const Component = blockComponents[block.type as Type];
  return <Component {...block} />;
}
