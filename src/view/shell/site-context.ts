import { createContext, useContext } from 'react';
import type { LiveSite, ResolvedSite } from '../../shared/page/page.ts';

/** Site values for all components; while the first page is hydrated only those for live blocks. */
export const SiteContext = createContext<ResolvedSite | LiveSite | undefined>(undefined);

/** For components that are never hydrated. Throws where there is no `SiteContext` with all values. */
export function useSite(): ResolvedSite {
  const site = useContext(SiteContext);
  if (site === undefined || !('categories' in site)) {
    throw new Error(
      'useSite() needs a <SiteContext value={site}> with all values around the component; live blocks use useLiveSite().',
    );
  }
  return site;
}

/** For live blocks. Throws outside `SiteContext`. */
export function useLiveSite(): LiveSite {
  const site = useContext(SiteContext);
  if (site === undefined) {
    throw new Error('useLiveSite() needs a <SiteContext value={site}> around the component; none was found.');
  }
  return site;
}
