import { type ReactNode, useEffect, useState } from 'react';
import type { StudioView } from '../shared/studio.ts';
import { Studio } from './Studio.tsx';

interface LiveStudioProps {
  first: StudioView;
  /** Called after hydration. */
  onHydrated: () => void;
}

/** The first follows every change of a file, the other a lost connection. */
const updateEvents = ['content:problems', 'vite:ws:connect'];

/** A screen that updates when a file is saved. */
export function LiveStudio({ first, onHydrated }: LiveStudioProps): ReactNode {
  const [view, setView] = useState(first);
  useEffect(onHydrated, [onHydrated]);
  useEffect(() => {
    let last = 0;
    const update = (): void => {
      last += 1;
      const turn = last;
      const show = (fetched: StudioView): void => {
        // A slow answer is older than what is shown.
        if (turn === last) setView(fetched);
      };
      fetchView().then(show, () => location.reload());
    };
    for (const event of updateEvents) import.meta.hot?.on(event, update);
    // A file may have changed before hydration.
    update();
    return () => {
      for (const event of updateEvents) import.meta.hot?.off(event, update);
    };
  }, []);
  return <Studio view={view} />;
}

async function fetchView(): Promise<StudioView> {
  const path = location.pathname.replace(/\/$/, '');
  const response = await fetch(`${path === '/_kit' ? '/_kit/index' : path}.json${location.search}`);
  return response.json();
}
