import { memo, type ReactNode } from 'react';
import { opensWithCalculator } from '../../shared/page/calculator-blocks.ts';
import type { HydrationPayload, LiveSite, Page, ResolvedSite } from '../../shared/page/page.ts';
import { Opening } from '../calculator/opening/Opening.tsx';
import { OrphanedNotice } from '../forms/notices/OrphanedNotice.tsx';
import { AddressContext } from '../forms/prefill/use-prefill.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import { SiteContext } from '../shell/site-context.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockComponents, BlockComponentsContext } from './block-components.ts';
import { keyedBlocks } from './keyed-blocks.ts';
import { Prerendered } from './Prerendered.tsx';

interface PageViewProps {
  page: Page | HydrationPayload;
  site: ResolvedSite | LiveSite;
  /** At least those of non-static blocks. */
  components: Partial<BlockComponents>;
  /** Query and fragment; unknown while prerendering. */
  address?: string;
  /** Comes first; has no HTML while the page is hydrated. */
  start?: ReactNode;
}

/** The content of `<main>`, the same tree on server and client. */
export const PageView = memo(function PageView(props: PageViewProps): ReactNode {
  const { page, site, components, address = '', start } = props;
  const frames = keyedBlocks(page.blocks).map(({ key, block, side }) => (
    <BlockFrame key={`${page.path} ${key}`} block={block} side={side} />
  ));
  const isOpening = opensWithCalculator(page.blocks.map(({ type }) => type));
  return (
    <SiteContext value={site}>
      <AddressContext value={address}>
        <BlockComponentsContext value={components}>
          {start}
          {trailOf(page)}
          {isOpening && <Opening key={page.path}>{frames.slice(0, 2)}</Opening>}
          {isOpening ? frames.slice(2) : frames}
          <OrphanedNotice />
        </BlockComponentsContext>
      </AddressContext>
    </SiteContext>
  );
});

function trailOf(page: Page | HydrationPayload): ReactNode {
  if ('breadcrumbs' in page) return <Breadcrumbs crumbs={page.breadcrumbs} />;
  return page.hasBreadcrumbs && <Prerendered as="nav" />;
}
