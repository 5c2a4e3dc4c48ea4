import { type ReactNode, useEffect } from 'react';
import type { FirstView } from '../shared/page.ts';
import { liveComponents } from '../view/blocks/live-registry.ts';
import { PageView } from '../view/page/PageView.tsx';
import { RouteErrorBoundary } from '../view/page/RouteErrorBoundary.tsx';

interface FirstPageProps {
  firstView: FirstView;
  /** Called once, when the page is awake; gives back what to do when it goes. */
  onAwake: () => () => void;
}

/** The page that the document came with: its live blocks are woken, the rest keeps the server's HTML. */
export function FirstPage({ firstView, onAwake }: FirstPageProps): ReactNode {
  useEffect(onAwake, [onAwake]);
  return (
    <RouteErrorBoundary path={firstView.page.path}>
      <PageView
        page={firstView.page}
        site={firstView.site}
        components={liveComponents}
        query={location.search}
      />
    </RouteErrorBoundary>
  );
}
