import type { ReactNode } from 'react';

/** Placeholder for what needs a site without errors, until there is one. */
export function NoSiteYet(): ReactNode {
  return (
    <p>
      Dit zie je zodra de site een keer zonder fouten is. Bij <a href="/_kit/paginas">Pagina’s</a> staat wat
      er nog mis is.
    </p>
  );
}
