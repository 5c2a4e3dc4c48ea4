import { type ReactNode, useEffect } from 'react';
import type { FirstView } from '../shared/page.ts';
import { liveComponents } from '../view/blocks/live-registry.ts';
import { PageView } from '../view/page/PageView.tsx';
import { RouteErrorBoundary } from '../view/page/RouteErrorBoundary.tsx';

interface FirstPageProps {
  firstView: FirstView;
  /** Called once, after hydration; returns the cleanup for when this page goes. */
  onHydrated: () => () => void;
}

/** The page that the document came with: its live blocks are hydrated, the others keep the server's HTML. */
export function FirstPage({ firstView, onHydrated }: FirstPageProps): ReactNode {
  useEffect(onHydrated, [onHydrated]);
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
