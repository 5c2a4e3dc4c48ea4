import type { JsonSyntaxError, SyntaxMessage } from '../messages/syntax-errors.ts';
import type { LayoutToken } from './layout-tokens.ts';

/** Brackets of the wrong kind. */
export interface WrongBrackets {
  /** At each first bracket that is wrong. */
  errors: JsonSyntaxError[];
  /** At the closing bracket of a pair that such an error is about already. */
  repeats: JsonSyntaxError[];
}

/** Where each bracket closes, also with one of another kind; empty when not every one has its other. */
export function closersOf(tokens: readonly LayoutToken[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [at, { raw }] of tokens.entries()) {
    if (raw === '{' || raw === '[' || raw === '(') open.push(at);
    else if (raw === '}' || raw === ']' || raw === ')') {
      const opener = open.pop();
      if (opener === undefined) return new Map();
      ends.set(opener, at);
    }
  }
  return open.length === 0 ? ends : new Map();
}

/** What an author reads about a bracket. */
export function errorAt({ start, end }: LayoutToken, message: SyntaxMessage): JsonSyntaxError {
  return { rule: 'json-syntax', start, end, ...message };
}
