import type { EditorProblem } from '../../shared/editor.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';

const none: readonly EditorProblem[] = [];

/** What is wrong with the value at a pointer, each message once: it can hold for several words. */
export function useProblems(pointer: string): readonly EditorProblem[] {
  const { file } = useOpenEditor().screen.document;
  const problems = useEditor((state) => state.problems) ?? none;
  const here = problems.filter((problem) => problem.file === file && problem.pointer === pointer);
  return [...new Map(here.map((problem) => [`${problem.rule} ${problem.message}`, problem])).values()];
}
