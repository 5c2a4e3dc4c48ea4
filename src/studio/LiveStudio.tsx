import { type ReactNode, useEffect, useState } from 'react';
import { contentEvents } from '../shared/authors/content-events.ts';
import type { StudioView } from '../shared/authors/studio.ts';
import { studioPath } from '../shared/authors/studio-addresses.ts';
import { Studio } from './Studio.tsx';

interface LiveStudioProps {
  first: StudioView;
  /** Called after hydration. */
  onHydrated: () => void;
}

/** The first follows every change of a file, the other a lost connection. */
const updateEvents = [contentEvents.problems, 'vite:ws:connect'];

/** A screen that updates when a file is saved. */
export function LiveStudio({ first, onHydrated }: LiveStudioProps): ReactNode {
  const [view, setView] = useState(first);
  useEffect(onHydrated, [onHydrated]);
  useEffect(() => {
    let last = 0;
    const update = (shown?: StudioView): void => {
      last += 1;
      const turn = last;
      const show = (fetched: StudioView): void => {
        // A slow answer is older than what is shown.
        if (turn === last && !isSame(fetched, shown)) setView((present) => next(present, fetched));
      };
      fetchView().then(show, reloadOnSyntaxError);
    };
    // The screen may be the same and another file not.
    const updateAll = (): void => update();
    for (const event of updateEvents) import.meta.hot?.on(event, updateAll);
    // A file may have changed before hydration; when none did, the editor need not read the site again.
    update(first);
    return () => {
      for (const event of updateEvents) import.meta.hot?.off(event, updateAll);
    };
  }, [first]);
  return <Studio view={view} />;
}

/**
 * An answer that is not JSON says more as a document. No answer comes from a server that stopped, in which case Vite
 * reloads when it is back, or while the author is leaving: Firefox and Safari abort pending requests, and a reload
 * would replace that navigation.
 */
function reloadOnSyntaxError(error: unknown): void {
  if (error instanceof SyntaxError) location.reload();
}

async function fetchView(): Promise<StudioView> {
  const path = location.pathname.replace(/\/$/, '');
  const response = await fetch(
    `${path === studioPath ? `${studioPath}/index` : path}.json${location.search}`,
  );
  return response.json();
}

/** The editor stays when its file goes: only it knows whether something was not saved. */
function next(present: StudioView, fetched: StudioView): StudioView {
  const { screen } = fetched;
  return present.screen.name === 'editor' && screen.name === 'missing'
    ? { ...present, gone: screen }
    : fetched;
}

/** Both come from the server's JSON. */
function isSame(one: StudioView, other: StudioView | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
