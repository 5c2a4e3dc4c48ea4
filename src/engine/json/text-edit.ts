/** A stretch of a text and what comes in its place. Offsets in UTF-16 units, the end is exclusive. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The edits in the order of the text, without those that reach into an earlier one. */
export function withoutOverlap(edits: readonly TextEdit[]): TextEdit[] {
  const kept: TextEdit[] = [];
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    const before = kept.at(-1);
    if (before === undefined || edit.start >= before.end) kept.push(edit);
  }
  return kept;
}

/** A text with edits made in it; everything between them stays letter by letter. Edits must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of withoutOverlap(edits)) {
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}
