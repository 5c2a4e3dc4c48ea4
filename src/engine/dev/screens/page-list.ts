import type { ReportedDiagnostic } from '../../../shared/authors/reported-diagnostic.ts';
import { isError } from '../../../shared/authors/severity.ts';
import type { PageList, StudioPage } from '../../../shared/authors/studio.ts';
import { listQuery } from '../../../shared/authors/studio-addresses.ts';
import { matchesWords } from '../../../shared/text/matches-words.ts';

/** Pages on one screen. */
const perScreen = 50;

interface Catalogue {
  pages: readonly StudioPage[];
  otherProblems: readonly ReportedDiagnostic[];
}

/**
 * The part of the pages that an author asks for.
 * @param query see `listQuery`; words stand in address or title, and screens count from 1
 */
export function pageList({ pages, otherProblems }: Catalogue, query: URLSearchParams): PageList {
  const search = query.get(listQuery.search)?.trim() ?? '';
  const onlyProblems = query.has(listQuery.problems);
  const found = pages.filter(
    ({ path, title, problems }) =>
      matchesWords(`${path} ${title}`, search) && (!onlyProblems || problems.length > 0),
  );
  const screens = Math.max(1, Math.ceil(found.length / perScreen));
  const screen = Math.min(screens, Math.max(1, Math.trunc(Number(query.get(listQuery.screen))) || 1));
  const problems = [...otherProblems, ...pages.flatMap((page) => page.problems)];
  const errors = problems.filter(isError).length;
  return {
    search,
    onlyProblems,
    found: found.length,
    screen,
    screens,
    pages: found.slice((screen - 1) * perScreen, screen * perScreen),
    total: { pages: pages.length, errors, warnings: problems.length - errors },
  };
}
