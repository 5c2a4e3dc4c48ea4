import { bracketMessages } from '../messages/bracket-messages.ts';
import { closersOf, errorAt, type WrongBrackets } from './bracket-pairs.ts';
import { type LayoutToken, layoutTokens } from './layout-tokens.ts';

const isPlain = ({ raw }: LayoutToken): boolean => /^(?:"|-?\d)/.test(raw);
const isFieldName = ({ raw }: LayoutToken): boolean => /^"[a-z$][\w-]*"$/.test(raw);

/**
 * Finds values with a `{` or `}` around them that can only be lists, as they hold objects, texts or numbers without names. Finds
 * none where brackets are missing.
 */
export function listsInBraces(text: string): WrongBrackets {
  const found: WrongBrackets = { errors: [], repeats: [] };
  const tokens = layoutTokens(text) ?? [];
  const ends = closersOf(tokens);
  for (const [at, end] of ends) {
    const [opener, closer] = [tokens[at], tokens[end]];
    if (tokens[at - 1]?.raw !== ':' || opener === undefined || closer === undefined) continue;
    const hasBraces = opener.raw === '{' && closer.raw === '}';
    const items = itemsIn(tokens, { at, end, ends });
    if (items === undefined || (hasBraces && items < 2)) continue;
    if (opener.raw === '{') found.errors.push(errorAt(opener, bracketMessages.listOpener()));
    const message = bracketMessages.listCloser(opener.raw, opener.line);
    if (closer.raw === '}') (hasBraces ? found.repeats : found.errors).push(errorAt(closer, message));
  }
  return found;
}

/** How many objects, texts or numbers stand between two brackets; undefined where anything else does, or names of fields may. */
function itemsIn(
  tokens: readonly LayoutToken[],
  { at, end, ends }: { at: number; end: number; ends: ReadonlyMap<number, number> },
): number | undefined {
  const plain: LayoutToken[] = [];
  let items = 0;
  for (let index = at + 1; index < end; index += 1) {
    const token = tokens[index];
    if (token === undefined) return undefined;
    if (token.raw === '{') index = ends.get(index) ?? end;
    else if (isPlain(token)) plain.push(token);
    else return undefined;
    items += 1;
    const next = tokens[index + 1];
    if (next?.raw === ',') index += 1;
    else if (index + 1 < end && next?.raw !== '{') return undefined;
  }
  return items === 0 || (plain.length > 0 && plain.every(isFieldName)) ? undefined : items;
}
