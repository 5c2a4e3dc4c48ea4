import { useCallback, useEffect, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from '../shared/page/page.ts';
import { hostAnswers } from './host-answers.ts';
import { reloadWhenLate } from './load-document.ts';
import { pageAtHand, pageToShow } from './page-to-show.ts';
import { returnTo } from './site-history.ts';

/** `page` is undefined when it failed to load. */
export interface ShownPage {
  location: Location;
  navigationType: NavigationType;
  page: Page | undefined;
  /** The key of the entry of a page that could not be reached, while its notice shows. */
  unreachable?: string | undefined;
}

/** Replaces the shown page, or shows that one could not be reached. */
type ChangeShown = (change: Pick<ShownPage, 'page'> | Pick<ShownPage, 'unreachable'>) => void;

/**
 * Follows the location; the present page stays until the next one's data has arrived, and when a link cannot be
 * followed without a connection.
 */
export function useShownPage(firstPage: Page | undefined): [ShownPage, ChangeShown] {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<ShownPage>({ location, navigationType, page: firstPage });
  const isSamePage = location.pathname === shown.location.pathname;
  const page = (isSamePage && shown.page) || pageAtHand(location.pathname);
  // A loaded page shows in the same render, as on the way back.
  if (location !== shown.location && page) {
    const unreachable = page === shown.page ? shown.unreachable : undefined;
    setShown({ location, navigationType, page, unreachable });
  }
  const change = useCallback<ChangeShown>((some) => setShown((before) => ({ ...before, ...some })), []);

  useEffect(() => {
    if (location === shown.location) return;
    let isStale = false;
    void reloadWhenLate(pageToShow(location.pathname)).then(async (arrived) => {
      const canStay = navigationType === NavigationType.Push && shown.page !== undefined;
      const stays = arrived === undefined && canStay && !(await hostAnswers());
      if (isStale) return;
      if (stays) returnTo(shown.location, () => change({ unreachable: location.key }));
      else setShown({ location, navigationType, page: arrived });
    });
    return () => {
      isStale = true;
    };
  }, [location, navigationType, shown, change]);

  return [shown, change];
}
