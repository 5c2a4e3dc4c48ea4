import { useCallback, useEffect, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from '../shared/page.ts';
import { pageAtHand, pageToShow } from './page-to-show.ts';

/** `page` is undefined when it failed to load. */
export interface ShownPage {
  location: Location;
  navigationType: NavigationType;
  page: Page | undefined;
}

/** Follows the location; the present page stays until the next one's data has arrived. */
export function useShownPage(firstPage: Page | undefined): [ShownPage, (page: Page) => void] {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<ShownPage>({ location, navigationType, page: firstPage });
  const isSamePage = location.pathname === shown.location.pathname;
  const page = (isSamePage && shown.page) || pageAtHand(location.pathname);
  // A loaded page shows in the same render, as on the way back.
  if (location !== shown.location && page) setShown({ location, navigationType, page });

  useEffect(() => {
    if (location === shown.location) return;
    let isStale = false;
    pageToShow(location.pathname).then((arrived) => {
      if (!isStale) setShown({ location, navigationType, page: arrived });
    });
    return () => {
      isStale = true;
    };
  }, [location, navigationType, shown]);

  const replacePage = useCallback(
    (arrived: Page) => setShown((before) => ({ ...before, page: arrived })),
    [],
  );
  return [shown, replacePage];
}
