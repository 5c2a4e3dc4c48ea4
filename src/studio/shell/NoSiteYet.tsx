import type { ReactNode } from 'react';
import { pagesPath } from '../../shared/authors/studio-addresses.ts';

/** Placeholder for what needs a site without errors, until there is one. */
export function NoSiteYet(): ReactNode {
  return (
    <p>
      Dit zie je zodra de site een keer zonder fouten is. Bij <a href={pagesPath}>Pagina’s</a> staat wat er
      nog mis is.
    </p>
  );
}
