/** Lines count from 1 and end in LF, CRLF or CR. */
export interface LineIndex {
  count: number;
  lineOf(offset: number): number;
  startOf(line: number): number;
  textOf(line: number): string;
}

/** Indexes line starts. */
export function lineIndex(text: string): LineIndex {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);

  function lineOf(offset: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  function startOf(line: number): number {
    return starts[line - 1] ?? text.length;
  }

  return {
    count: starts.length,
    lineOf,
    startOf,
    textOf: (line) => text.slice(startOf(line), startOf(line + 1)).replace(/[\r\n]+$/, ''),
  };
}
