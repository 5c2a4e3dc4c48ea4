import type { EditorProblem } from './editor.ts';

/** A key that is equal for problems that read the same to an author. */
export function problemKey({ file, pointer, start, rule, message }: EditorProblem): string {
  // In a text that is no JSON all pointers are that of the document.
  return `${file} ${pointer === '' ? start : pointer} ${rule} ${message}`;
}
