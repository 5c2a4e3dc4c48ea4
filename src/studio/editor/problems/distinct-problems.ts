import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { problemKey } from '../../../shared/authors/problem-key.ts';
import { isError } from '../../../shared/authors/severity.ts';

/** Problems without those that read the same for one value; errors first, as they keep a page from going online. */
export function distinctProblems(problems: readonly EditorProblem[]): EditorProblem[] {
  const distinct = [...new Map(problems.map((problem) => [problemKey(problem), problem])).values()];
  return [...distinct.filter(isError), ...distinct.filter((problem) => !isError(problem))];
}

/** A problem in a list. */
interface ListedProblem {
  problem: EditorProblem;
  /** In how many other places of its file it is listed with it. */
  others: number;
}

/**
 * Distinct problems for a list: one mistake in many places of a file stands there once, unless each place has a form of its
 * own.
 * @param hasForms whether the problem is shown at a form
 */
export function listedProblems(
  problems: readonly EditorProblem[],
  hasForms: (problem: EditorProblem) => boolean,
): ListedProblem[] {
  const listed = new Map<string, ListedProblem>();
  for (const problem of distinctProblems(problems)) {
    const { file, rule, group } = problem;
    const key =
      group === undefined || hasForms(problem) ? problemKey(problem) : `${file} ${rule} in group ${group}`;
    const first = listed.get(key);
    if (first === undefined) listed.set(key, { problem, others: 0 });
    else first.others += 1;
  }
  return [...listed.values()];
}
