import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { FirstView } from '../shared/page/page.ts';
import { liveComponents } from '../view/blocks/live-registry.ts';
import { PageView } from '../view/page/PageView.tsx';
import { RouteErrorBoundary } from '../view/page/RouteErrorBoundary.tsx';
import { UnreachableNotice } from '../view/page/UnreachableNotice.tsx';

export interface FirstPageProps {
  firstView: FirstView;
  /** Called before the effects of blocks, which read what was typed. */
  onRendered: () => void;
  onHydrated: () => void;
  /** Returns the cleanup, done in the moment the page goes. */
  onShown: () => () => void;
  /** Present when a page could not be reached: the key of its entry, and what closes the notice. */
  unreachable?: { key: string; onDismiss: () => void };
}

/** The prerendered page: hydrates live blocks, keeps the server's HTML of the others. */
export function FirstPage(props: FirstPageProps): ReactNode {
  const { firstView, onRendered, onHydrated, onShown, unreachable } = props;
  useLayoutEffect(onShown, [onShown]);
  useEffect(onHydrated, [onHydrated]);
  return (
    <RouteErrorBoundary path={firstView.page.path}>
      <PageView
        page={firstView.page}
        site={firstView.site}
        components={liveComponents}
        address={location.search + location.hash}
        start={
          <>
            <Rendered onRendered={onRendered} />
            {unreachable && <UnreachableNotice key={unreachable.key} onDismiss={unreachable.onDismiss} />}
          </>
        }
      />
    </RouteErrorBoundary>
  );
}

/** Effects run in the order of the page: at its start this one runs first. */
function Rendered({ onRendered }: Pick<FirstPageProps, 'onRendered'>): ReactNode {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}
