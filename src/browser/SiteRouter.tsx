import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router-dom';
import { currentEntry, type HistoryEntry, onNavigation, push, replace } from './site-history.ts';

interface SiteRouterProps {
  /** Later navigations follow at once. */
  firstEntry: HistoryEntry;
  children: ReactNode;
}

/** Connects the router to `site-history.ts`, which owns the history even before the router loads. */
export function SiteRouter({ firstEntry, children }: SiteRouterProps): ReactNode {
  const [entry, setEntry] = useState(firstEntry);
  useLayoutEffect(() => {
    const update = (): void => startTransition(() => setEntry(currentEntry()));
    update();
    return onNavigation(update);
  }, []);
  return (
    <Router location={entry} navigationType={navigationTypes[entry.action]} navigator={navigator}>
      {children}
    </Router>
  );
}

const navigationTypes = {
  pop: NavigationType.Pop,
  push: NavigationType.Push,
  replace: NavigationType.Replace,
};

const path = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const navigator: Navigator = {
  createHref: path,
  go: (delta) => history.go(delta),
  push: (to) => push(path(to)),
  replace: (to) => replace(path(to)),
};
