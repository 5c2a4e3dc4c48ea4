import { useEffect, useState } from 'react';
import type { PageList, StudioPage, StudioView } from '../../shared/authors/studio.ts';
import { listQuery, pagesPath } from '../../shared/authors/studio-addresses.ts';

type PageSizes = ReadonlyMap<string, StudioPage['size']>;

/** The sizes of the listed pages by path, which the server works out for seconds after a change of the site. */
export function usePageSizes(list: PageList): PageSizes {
  const [sizes, setSizes] = useState<PageSizes>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list that arrives may weigh something else
  useEffect(() => {
    const asked = new AbortController();
    const query = new URLSearchParams(location.search);
    query.set(listQuery.weights, 'ja');
    fetch(`${pagesPath}.json?${query}`, { signal: asked.signal })
      .then((response): Promise<StudioView> => response.json())
      .then(({ screen }) => {
        if (screen.name === 'pages')
          setSizes(new Map(screen.list.pages.map(({ path, size }) => [path, size])));
      })
      // Without sizes the list serves as well.
      .catch(() => undefined);
    return () => asked.abort();
  }, [list]);
  return sizes;
}
