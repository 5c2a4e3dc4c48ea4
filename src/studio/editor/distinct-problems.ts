import type { EditorProblem } from '../../shared/editor.ts';

/** Tells problems apart as an author reads them. */
export function problemKey({ file, pointer, rule, message }: EditorProblem): string {
  return `${file} ${pointer} ${rule} ${message}`;
}

/** Each problem once, where it holds for several words of one value. */
export function distinctProblems(problems: readonly EditorProblem[]): EditorProblem[] {
  return [...new Map(problems.map((problem) => [problemKey(problem), problem])).values()];
}
