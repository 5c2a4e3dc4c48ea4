/** Offsets in UTF-16 units; `end` is exclusive. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Edits, with the text that they apply to. */
export interface EditRound {
  text: string;
  edits: readonly TextEdit[];
}

/** Sorted, without edits that overlap an earlier one. */
export function withoutOverlap(edits: readonly TextEdit[]): TextEdit[] {
  const kept: TextEdit[] = [];
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    const before = kept.at(-1);
    if (before === undefined || edit.start >= before.end) kept.push(edit);
  }
  return kept;
}

/** Applies edits; of overlapping ones the first wins. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of withoutOverlap(edits)) {
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}
