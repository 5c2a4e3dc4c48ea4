import { useEffect } from 'react';
import type { Page } from '../shared/page.ts';
import { forgetPages, loadPage } from './load-page.ts';

/** In development: shows a saved page in the open browser, keeping what its visitor typed. Does nothing in a build. */
export function useContentUpdates(path: string, replacePage: (page: Page) => void): void {
  useEffect(() => {
    const update = (): void => {
      forgetPages();
      loadPage(path).then(replacePage, () => location.reload());
    };
    import.meta.hot?.on('content:changed', update);
    return () => import.meta.hot?.off('content:changed', update);
  }, [path, replacePage]);
}
