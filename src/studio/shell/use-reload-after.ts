import { useEffect } from 'react';

/**
 * Lets nobody be interrupted: once a server that stopped is back, Vite loads the document again, after what listens here.
 * @param wait resolves when nothing would be lost
 */
export function useReloadAfter(wait: () => Promise<void>): void {
  useEffect(() => {
    import.meta.hot?.on('vite:ws:disconnect', wait);
    return () => import.meta.hot?.off('vite:ws:disconnect', wait);
  }, [wait]);
}
