import { type ReactNode, useEffect, useState } from 'react';
import type { StudioView } from '../shared/studio.ts';
import { Studio } from './Studio.tsx';

interface LiveStudioProps {
  first: StudioView;
  /** Called after hydration. */
  onHydrated: () => void;
}

/** Every change of a file ends in the first, also one that fixes the last problem; the other follows a silence. */
const newsEvents = ['content:problems', 'vite:ws:connect'];

/** A screen that follows the files: what is saved shows at once. */
export function LiveStudio({ first, onHydrated }: LiveStudioProps): ReactNode {
  const [view, setView] = useState(first);
  useEffect(onHydrated, [onHydrated]);
  useEffect(() => {
    const update = (): void => {
      fetchView().then(setView, () => location.reload());
    };
    for (const event of newsEvents) import.meta.hot?.on(event, update);
    // What happened while the document was on its way was told to nobody.
    update();
    return () => {
      for (const event of newsEvents) import.meta.hot?.off(event, update);
    };
  }, []);
  return <Studio view={view} />;
}

async function fetchView(): Promise<StudioView> {
  const path = location.pathname.replace(/\/$/, '');
  const response = await fetch(path === '/_kit' ? '/_kit/index.json' : `${path}.json`);
  return response.json();
}
