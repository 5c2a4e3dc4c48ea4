import type { ReactNode } from 'react';
import type { StudioPreview } from '../../shared/authors/studio.ts';
import { cutOff } from './cut-off.ts';
import { SearchResult } from './Pages.styles.ts';

/** A search result with title and description truncated. */
export function SearchPreview({ preview }: { preview: StudioPreview }): ReactNode {
  const { head, address, maxTitleLength, maxDescriptionLength } = preview;
  if (head.noIndex) {
    return (
      <div>
        <h2>In een zoekmachine</h2>
        <p>Zoekmachines krijgen de vraag om deze pagina weg te laten.</p>
      </div>
    );
  }
  const { host, pathname } = new URL(address);
  const steps = [host, ...pathname.split('/').filter((step) => step !== '')];
  return (
    <div>
      <h2>In een zoekmachine</h2>
      <SearchResult data-preview="search">
        <p data-part="site">{host}</p>
        <p data-part="address">{steps.join(' › ')}</p>
        <p data-part="title">{cutOff(head.title, maxTitleLength)}</p>
        <p data-part="description">{cutOff(head.description, maxDescriptionLength)}</p>
      </SearchResult>
      <p>
        Titel: {head.title.length} van ongeveer {maxTitleLength} tekens. Beschrijving:{' '}
        {head.description.length} van ongeveer {maxDescriptionLength}.
      </p>
    </div>
  );
}
