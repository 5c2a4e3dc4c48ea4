import type { ReactNode } from 'react';
import type { PageList } from '../../shared/authors/studio.ts';
import { listQuery, pagesPath } from '../../shared/authors/studio-addresses.ts';
import { LinkRow } from '../shell/Studio.styles.ts';

/** Leads to what comes before and after in a list of many pages. */
export function Pager({ list }: { list: PageList }): ReactNode {
  const { screen, screens, search, onlyProblems } = list;
  if (screens === 1) return null;
  const address = (at: number): string => {
    const query = new URLSearchParams({
      ...(search && { [listQuery.search]: search }),
      ...(onlyProblems && { [listQuery.problems]: 'ja' }),
      [listQuery.screen]: `${at}`,
    });
    return `${pagesPath}?${query}`;
  };
  return (
    <nav aria-label="Bladeren">
      <LinkRow role="list">
        {screen > 1 && (
          <li>
            <a href={address(screen - 1)}>Vorige pagina’s</a>
          </li>
        )}
        <li aria-current="page">
          Blad {screen} van {screens}
        </li>
        {screen < screens && (
          <li>
            <a href={address(screen + 1)}>Volgende pagina’s</a>
          </li>
        )}
      </LinkRow>
    </nav>
  );
}
