/** The line break of a text; `\n` where they differ, so that each other one stays as it is. */
export function lineBreakOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text) ? '\r\n' : '\n';
}

/** A place in a text as CodeMirror counts, to which a line break is one character. */
export function toPosition(text: string, offset: number): number {
  if (lineBreakOf(text) === '\n') return offset;
  return offset - (text.slice(0, offset).match(/\r\n/g) ?? []).length;
}

/** What differs between two texts, from the first difference to the last, in the units of both. */
export function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
