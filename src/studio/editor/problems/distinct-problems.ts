import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { problemKey } from '../../../shared/authors/problem-key.ts';
import { isError } from '../../../shared/authors/severity.ts';

/** Problems without those that read the same for one value; errors first, as they keep a page from going online. */
export function distinctProblems(problems: readonly EditorProblem[]): EditorProblem[] {
  const distinct = [...new Map(problems.map((problem) => [problemKey(problem), problem])).values()];
  return [...distinct.filter(isError), ...distinct.filter((problem) => !isError(problem))];
}
