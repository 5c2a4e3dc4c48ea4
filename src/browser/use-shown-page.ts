import { startTransition, useEffect, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from '../shared/page.ts';
import { loadedPage, loadPage } from './load-page.ts';

/** What the screen shows: a page that has arrived, or the failure to show the one asked for. */
export interface Shown {
  location: Location;
  how: NavigationType;
  page: Page | undefined;
}

/**
 * Follows the address: the present page stays until the next one's data has arrived, so nothing is ever half there.
 * `page` is undefined when a route could not be loaded.
 */
export function useShownPage(firstPage: Page | undefined): [Shown, (page: Page) => void] {
  const location = useLocation();
  const how = useNavigationType();
  const [shown, setShown] = useState<Shown>({ location, how, page: firstPage });
  const isSamePage = location.pathname === shown.location.pathname;
  const page = (isSamePage && shown.page) || loadedPage(location.pathname);
  // What is here already, as on the way back, is shown in the same go.
  if (location !== shown.location && page) setShown({ location, how, page });

  useEffect(() => {
    if (location === shown.location) return;
    let current = true;
    // As a transition React renders it in slices, and a visitor who chooses another page meanwhile is not kept waiting.
    const show = (arrived: Page | undefined): void => {
      if (current) startTransition(() => setShown({ location, how, page: arrived }));
    };
    loadPage(location.pathname).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [location, how, shown]);

  return [shown, (arrived) => setShown({ ...shown, page: arrived })];
}
