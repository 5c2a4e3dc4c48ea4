/** The line break of a text; `\n` where they differ, so that each other one stays as it is. */
export function lineBreakOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text) ? '\r\n' : '\n';
}

/** A place in a text as CodeMirror counts, to which a line break is one character. */
export function toPosition(text: string, offset: number): number {
  if (lineBreakOf(text) === '\n') return offset;
  return offset - (text.slice(0, offset).match(/\r\n/g) ?? []).length;
}
