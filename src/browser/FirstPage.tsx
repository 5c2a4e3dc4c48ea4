import { type ReactNode, useEffect } from 'react';
import type { FirstView } from '../shared/page.ts';
import { liveComponents } from '../view/blocks/live-registry.ts';
import { PageView } from '../view/page/PageView.tsx';
import { RouteErrorBoundary } from '../view/page/RouteErrorBoundary.tsx';

interface FirstPageProps {
  firstView: FirstView;
  /** After hydration; returns the cleanup for when the page goes. */
  onHydrated: () => () => void;
}

/** The prerendered page: hydrates live blocks, keeps the server's HTML of the others. */
export function FirstPage({ firstView, onHydrated }: FirstPageProps): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return (
    <RouteErrorBoundary path={firstView.page.path}>
      <PageView
        page={firstView.page}
        site={firstView.site}
        components={liveComponents}
        address={location.search + location.hash}
      />
    </RouteErrorBoundary>
  );
}
