import { type ReactNode, useEffect } from 'react';
import type { FirstView } from '../shared/page.ts';
import { PageView } from '../view/page/PageView.tsx';
import { RouteErrorBoundary } from '../view/page/RouteErrorBoundary.tsx';
import { RouteFailure } from '../view/page/RouteFailure.tsx';
import { useArrival } from './use-arrival.ts';
import { useContentUpdates } from './use-content-updates.ts';
import { useLinkClicks } from './use-link-clicks.ts';
import { useShownPage } from './use-shown-page.ts';

interface AppProps {
  firstView: FirstView;
  /** Called once, when the first page is awake. */
  onAwake: () => void;
}

/** The site in the browser: shows the page of the present address and follows links without leaving the document. */
export function App({ firstView, onAwake }: AppProps): ReactNode {
  const [shown, replacePage] = useShownPage(firstView);
  useLinkClicks();
  useArrival(shown);
  useContentUpdates(shown.location.pathname, replacePage);
  useEffect(onAwake, [onAwake]);
  return (
    <RouteErrorBoundary key={shown.location.pathname}>
      {shown.page ? (
        <PageView page={shown.page} site={firstView.site} query={shown.location.search} />
      ) : (
        <RouteFailure />
      )}
    </RouteErrorBoundary>
  );
}
