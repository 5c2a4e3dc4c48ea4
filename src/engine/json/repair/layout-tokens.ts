/** A token with where it stands on its line; `end` is exclusive. */
export interface LayoutToken {
  /** As written. */
  raw: string;
  start: number;
  end: number;
  /** From 1. */
  line: number;
  /** White space before the first token of its line, in characters. */
  indent: number;
  isFirst: boolean;
}

const token = /"(?:[^"\\\r\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\r\n|\r|\n|"/g;

/** Splits JSON text, also with brackets amiss, into tokens; undefined when a text between quotes has no end. */
export function layoutTokens(text: string): LayoutToken[] | undefined {
  const tokens: LayoutToken[] = [];
  let line = 1;
  let lineStart = 0;
  let indent = 0;
  let isFirst = true;
  for (const { 0: raw, index: start } of text.matchAll(token)) {
    if (raw === '"') return undefined;
    if (/^[\r\n]/.test(raw)) {
      line += 1;
      lineStart = start + raw.length;
      isFirst = true;
      continue;
    }
    if (isFirst) indent = start - lineStart;
    tokens.push({ raw, start, end: start + raw.length, line, indent, isFirst });
    isFirst = false;
  }
  return tokens;
}
