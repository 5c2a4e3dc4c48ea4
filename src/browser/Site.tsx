import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Page, ResolvedSite } from '../shared/page.ts';
import { blockComponents } from '../view/blocks/registry.ts';
import { PageHead } from '../view/page/PageHead.tsx';
import { PageView } from '../view/page/PageView.tsx';
import { RouteErrorBoundary } from '../view/page/RouteErrorBoundary.tsx';
import { RouteFailure } from '../view/page/RouteFailure.tsx';
import { Layout } from '../view/shell/Layout.tsx';
import { SiteContext } from '../view/shell/site-context.ts';
import { listenToLinks } from './link-clicks.ts';
import { forgetPages, loadPage } from './load-page.ts';
import { dropServerHead } from './server-head.ts';
import { useArrival } from './use-arrival.ts';
import { useShownPage } from './use-shown-page.ts';

export interface SiteProps {
  site: ResolvedSite;
  /** How the visitor came to the first page shown here: along a link, or back to an entry of the history. */
  arrival: 'link' | 'return';
  /** The page of the present address; undefined when it could not be loaded. */
  firstPage: Page | undefined;
}

/** The site after its first page: shows the page of the present address and follows links within the document. */
export function Site({ site, arrival, firstPage }: SiteProps): ReactNode {
  const [shown, replacePage] = useShownPage(firstPage);
  const navigate = useNavigate();
  useLayoutEffect(dropServerHead, []);
  useArrival(shown, arrival);
  useEffect(
    () => listenToLinks({ follow: navigate, prepare: (path) => loadPage(path).catch(() => {}) }),
    [navigate],
  );
  const { pathname, search } = shown.location;
  useEffect(() => {
    // In development: a saved page shows in the open browser.
    const update = (): void => {
      forgetPages();
      loadPage(pathname).then(replacePage, () => location.reload());
    };
    import.meta.hot?.on('content:changed', update);
    return () => import.meta.hot?.off('content:changed', update);
  }, [pathname, replacePage]);
  return (
    <RouteErrorBoundary path={pathname}>
      {shown.page ? (
        <>
          <PageHead head={shown.page.head} />
          <PageView page={shown.page} site={site} components={blockComponents} query={search} />
        </>
      ) : (
        <SiteContext value={site}>
          <Layout page={{ path: pathname, breadcrumbs: [] }}>
            <RouteFailure key={pathname} />
          </Layout>
        </SiteContext>
      )}
    </RouteErrorBoundary>
  );
}
