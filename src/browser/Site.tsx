import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { contentEvents } from '../shared/authors/content-events.ts';
import type { Page, ResolvedSite } from '../shared/page/page.ts';
import { blockComponents } from '../view/blocks/registry.ts';
import { OrphanedNotice } from '../view/forms/notices/OrphanedNotice.tsx';
import { PageHead } from '../view/page/PageHead.tsx';
import { PageView } from '../view/page/PageView.tsx';
import { RouteErrorBoundary } from '../view/page/RouteErrorBoundary.tsx';
import { RouteFailure } from '../view/page/RouteFailure.tsx';
import { UnreachableNotice } from '../view/page/UnreachableNotice.tsx';
import { unlessLeaving } from '../view/parts/unless-leaving.ts';
import { SiteContext } from '../view/shell/site-context.ts';
import { forgetPages, loadPage } from './load-page.ts';
import { followPreview, previewedPage } from './preview.ts';
import { removeServerHead } from './server-head.ts';
import { replace } from './site-history.ts';
import { useRouteEffects } from './use-route-effects.ts';
import { useShownPage } from './use-shown-page.ts';

interface SiteProps {
  site: ResolvedSite;
  /** Undefined when it failed to load. */
  firstPage: Page | undefined;
}

/** The site after its first page, routed by location. */
export function Site({ site, firstPage }: SiteProps): ReactNode {
  const [shown, change] = useShownPage(firstPage);
  useLayoutEffect(removeServerHead, []);
  useRouteEffects(shown);
  const { pathname, search, hash } = shown.location;
  useEffect(() => {
    // In development: shows a saved page, and what the editor around it sends.
    if (!import.meta.hot) return;
    const hot = import.meta.hot;
    const update = (): void => {
      forgetPages();
      unlessLeaving(loadPage(pathname)).then(
        (page) => (page ? change({ page: previewedPage(page) }) : location.reload()),
        () => location.reload(),
      );
    };
    hot.on(contentEvents.pages, update);
    const stopPreview = followPreview((page) => change({ page }));
    return () => {
      hot.off(contentEvents.pages, update);
      stopPreview();
    };
  }, [pathname, change]);
  return (
    <RouteErrorBoundary path={pathname}>
      {shown.page ? (
        <>
          <PageHead head={shown.page.head} />
          <PageView
            page={shown.page}
            site={site}
            components={blockComponents}
            address={search + hash}
            start={
              shown.unreachable && (
                <UnreachableNotice
                  key={shown.unreachable}
                  onDismiss={() => change({ unreachable: undefined })}
                />
              )
            }
          />
        </>
      ) : (
        <SiteContext value={site}>
          <RouteFailure key={shown.location.key} retry={() => replace(pathname + search + hash)} />
          <OrphanedNotice />
        </SiteContext>
      )}
    </RouteErrorBoundary>
  );
}
