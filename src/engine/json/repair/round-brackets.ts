import { type BracketPair, bracketMessages } from '../messages/bracket-messages.ts';
import { closersOf, errorAt, type WrongBrackets } from './bracket-pairs.ts';
import { layoutTokens } from './layout-tokens.ts';

const beforeValue = new Set([':', ',', '[', '{', '(']);

/** Finds `(` and `)` around lists and groups of fields. Finds none where brackets are missing. */
export function roundBrackets(text: string): WrongBrackets {
  const found: WrongBrackets = { errors: [], repeats: [] };
  const tokens = text.includes('(') || text.includes(')') ? (layoutTokens(text) ?? []) : [];
  for (const [at, end] of closersOf(tokens)) {
    const [opener, closer] = [tokens[at], tokens[end]];
    if (opener === undefined || closer === undefined) continue;
    // Between words it belongs to a text that lost its quotes.
    if (opener.raw === '(' && !beforeValue.has(tokens[at - 1]?.raw ?? '')) continue;
    const right: BracketPair = tokens[at + 2]?.raw === ':' ? ['{', '}'] : ['[', ']'];
    if (opener.raw === '(') found.errors.push(errorAt(opener, bracketMessages.roundOpener(right)));
    const message = bracketMessages.roundCloser(right, opener.line);
    if (closer.raw === ')')
      (opener.raw === '(' ? found.repeats : found.errors).push(errorAt(closer, message));
  }
  return found;
}
