import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { FirstView } from '../shared/page.ts';
import { liveComponents } from '../view/blocks/live-registry.ts';
import { PageView } from '../view/page/PageView.tsx';
import { RouteErrorBoundary } from '../view/page/RouteErrorBoundary.tsx';

interface FirstPageProps {
  firstView: FirstView;
  /** Called before the effects of blocks, which read what was typed. */
  onRendered: () => void;
  onHydrated: () => void;
  /** Returns the cleanup, done in the moment the page goes. */
  onShown: () => () => void;
}

/** The prerendered page: hydrates live blocks, keeps the server's HTML of the others. */
export function FirstPage({ firstView, onRendered, onHydrated, onShown }: FirstPageProps): ReactNode {
  useLayoutEffect(onShown, [onShown]);
  useEffect(onHydrated, [onHydrated]);
  return (
    <RouteErrorBoundary path={firstView.page.path}>
      <PageView
        page={firstView.page}
        site={firstView.site}
        components={liveComponents}
        address={location.search + location.hash}
        start={<Rendered onRendered={onRendered} />}
      />
    </RouteErrorBoundary>
  );
}

/** Effects run in the order of the page: at its start this one runs first. */
function Rendered({ onRendered }: Pick<FirstPageProps, 'onRendered'>): ReactNode {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}
