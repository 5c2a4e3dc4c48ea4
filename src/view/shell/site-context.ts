import { createContext, useContext } from 'react';
import type { ResolvedSite } from '../../shared/page.ts';

/** Site values for all components. */
export const SiteContext = createContext<ResolvedSite | undefined>(undefined);

/** Throws outside `SiteContext`. */
export function useSite(): ResolvedSite {
  const site = useContext(SiteContext);
  if (site === undefined) {
    throw new Error('useSite() needs a <SiteContext value={site}> around the component; none was found.');
  }
  return site;
}
