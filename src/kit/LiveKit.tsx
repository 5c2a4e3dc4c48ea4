import { type ReactNode, useEffect, useState } from 'react';
import type { KitView } from '../shared/kit.ts';
import { Kit } from './Kit.tsx';

interface LiveKitProps {
  first: KitView;
  /** Called when the screen is awake. */
  onAwake: () => void;
}

/** A screen that follows the files: what is saved shows at once. */
export function LiveKit({ first, onAwake }: LiveKitProps): ReactNode {
  const [view, setView] = useState(first);
  useEffect(onAwake, [onAwake]);
  useEffect(() => {
    const update = (): void => {
      fetchView().then(setView, () => location.reload());
    };
    // Every change of a file ends in this event, also one that mends the last problem.
    import.meta.hot?.on('content:problems', update);
    return () => import.meta.hot?.off('content:problems', update);
  }, []);
  return <Kit view={view} />;
}

async function fetchView(): Promise<KitView> {
  const path = location.pathname.replace(/\/$/, '');
  const response = await fetch(path === '/_kit' ? '/_kit/index.json' : `${path}.json`);
  return response.json();
}
