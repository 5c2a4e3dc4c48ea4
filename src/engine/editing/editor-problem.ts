import type { EditorProblem } from '../../shared/authors/editor.ts';
import { type Diagnostic, pointerOf } from '../diagnostics/diagnostic.ts';

/** A problem as the editor shows it, at the form of its value. */
export function editorProblem({ place, ...diagnostic }: Diagnostic): EditorProblem {
  const { file, severity, rule, message, hint, group, unknownWord, suggestion } = diagnostic;
  const pointer = pointerOf(place);
  return { file, pointer, severity, rule, message, hint, group, unknownWord, suggestion };
}
