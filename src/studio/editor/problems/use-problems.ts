import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { problemsIdOf } from '../parts/field-ids.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { distinctProblems } from './distinct-problems.ts';

const none: readonly EditorProblem[] = [];

/** What is wrong with the value at a pointer. */
export function useProblems(pointer: string): readonly EditorProblem[] {
  const { file } = useOpenEditor().screen.document;
  const problems = useEditor((state) => state.problems) ?? none;
  return distinctProblems(problems.filter((problem) => problem.file === file && problem.pointer === pointer));
}

/** The id of what is wrong with the value at a pointer, for what is described by it; undefined when nothing is. */
export function useProblemsId(pointer: string): string | undefined {
  return useProblems(pointer).length > 0 ? problemsIdOf(pointer) : undefined;
}
