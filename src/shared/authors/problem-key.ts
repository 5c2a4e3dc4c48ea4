import type { EditorProblem } from './editor.ts';

/** Tells problems apart as an author reads them. */
export function problemKey({ file, pointer, start, rule, message }: EditorProblem): string {
  // In a text that is no JSON all pointers are that of the document.
  return `${file} ${pointer === '' ? start : pointer} ${rule} ${message}`;
}
