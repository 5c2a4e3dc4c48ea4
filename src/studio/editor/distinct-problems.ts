import type { EditorProblem } from '../../shared/editor.ts';
import { problemKey } from '../../shared/problem-key.ts';

/** Each problem once, where it holds for several words of one value. */
export function distinctProblems(problems: readonly EditorProblem[]): EditorProblem[] {
  return [...new Map(problems.map((problem) => [problemKey(problem), problem])).values()];
}
