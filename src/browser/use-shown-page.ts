import { startTransition, useEffect, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from '../shared/page.ts';
import { loadedPage, loadPage } from './load-page.ts';

/** What is on the screen; `page` is undefined when it could not be loaded. */
export interface ShownPage {
  location: Location;
  navigationType: NavigationType;
  page: Page | undefined;
}

/** Follows the location. The present page stays until the data of the next has arrived. */
export function useShownPage(firstPage: Page | undefined): [ShownPage, (page: Page) => void] {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<ShownPage>({ location, navigationType, page: firstPage });
  const isSamePage = location.pathname === shown.location.pathname;
  const page = (isSamePage && shown.page) || loadedPage(location.pathname);
  // A page that is loaded already is shown in the same render, as on the way back.
  if (location !== shown.location && page) setShown({ location, navigationType, page });

  useEffect(() => {
    if (location === shown.location) return;
    let isStale = false;
    // In a transition React renders in slices, which another navigation interrupts.
    const show = (arrived: Page | undefined): void => {
      if (!isStale) startTransition(() => setShown({ location, navigationType, page: arrived }));
    };
    loadPage(location.pathname).then(show, () => show(undefined));
    return () => {
      isStale = true;
    };
  }, [location, navigationType, shown]);

  return [shown, (arrived) => setShown({ ...shown, page: arrived })];
}
