import type { LayoutToken } from './layout-tokens.ts';

interface Open {
  /** Of the line where it opens. */
  indent: number;
  /** Of the first line inside. */
  inside?: number;
}

const unlikely = new Set(['{}', '[]', '[[', '{{']);

/** Counts lines whose indentation does not fit the brackets around them, and brackets around nothing. */
export function layoutPenalty(tokens: readonly LayoutToken[]): number {
  const stack: Open[] = [];
  let penalty = 0;
  let before = '';
  for (const { raw, indent, isFirst } of tokens) {
    const open = stack.at(-1);
    if (unlikely.has(before + raw)) penalty += 1;
    before = raw;
    if (raw === '}' || raw === ']') {
      if (isFirst && open && indent !== open.indent) penalty += 1;
      stack.pop();
      continue;
    }
    if (isFirst && open) {
      open.inside ??= indent;
      if (indent !== open.inside || indent <= open.indent) penalty += 1;
    }
    if (raw === '{' || raw === '[') stack.push({ indent });
  }
  return penalty;
}
