import { useEffect, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from '../shared/page.ts';
import { loadPage } from './load-page.ts';

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

  useEffect(() => {
    if (location === shown.location) return;
    if (location.pathname === shown.location.pathname && shown.page) {
      setShown({ ...shown, location, how });
      return;
    }
    let current = true;
    const show = (page: Page | undefined): void => {
      if (current) setShown({ location, how, page });
    };
    loadPage(location.pathname).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [location, how, shown]);

  return [shown, (page) => setShown({ ...shown, page })];
}
