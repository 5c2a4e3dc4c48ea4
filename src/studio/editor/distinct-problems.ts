import type { EditorProblem } from '../../shared/editor.ts';

/** Tells problems apart as an author reads them. */
export function problemKey({ file, pointer, start, rule, message }: EditorProblem): string {
  // In a text that is no JSON all pointers are that of the document.
  return `${file} ${pointer === '' ? start : pointer} ${rule} ${message}`;
}

/** Each problem once, where it holds for several words of one value. */
export function distinctProblems(problems: readonly EditorProblem[]): EditorProblem[] {
  return [...new Map(problems.map((problem) => [problemKey(problem), problem])).values()];
}
