import type { PageProblems } from '../../shared/authors/page-problems.ts';
import { isError } from '../../shared/authors/severity.ts';
import type { LiveContent } from './live-content.ts';
import { routeAt } from './shown-addresses.ts';

/** More of other files nobody reads over a page. */
const maxElsewhere = 20;

/** The problems to show with the page at this address. */
export function problemsAt(address: string, live: LiveContent): PageProblems {
  const { problems, failure, checked } = live;
  const route = routeAt(address, live.shown?.index) ?? address;
  const file = checked?.index.routes.get(route)?.file;
  const errors = problems.filter(isError);
  return {
    failure,
    version: live.versionOf(route),
    here: problems.filter((problem) => problem.file === file),
    elsewhere: errors.filter((problem) => problem.file !== file).slice(0, maxElsewhere),
    errors: errors.length,
    warnings: problems.length - errors.length,
  };
}
