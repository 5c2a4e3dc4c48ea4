import type { ReactNode } from 'react';

/** In the place of what needs a site, as long as there has not been one without errors. */
export function NoSiteYet(): ReactNode {
  return (
    <p>
      Dit zie je zodra de site een keer zonder fouten is. Bij <a href="/_kit/paginas">Pagina’s</a> staat wat
      er nog mis is.
    </p>
  );
}
