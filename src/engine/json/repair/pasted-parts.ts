import { bracketMessages } from '../messages/bracket-messages.ts';
import type { JsonSyntaxError } from '../messages/syntax-errors.ts';
import { applyEdits, type TextEdit } from '../text-edit.ts';
import { errorAt } from './bracket-pairs.ts';
import { countKeysInText, measureValue } from './count-keys.ts';
import { type LayoutToken, layoutTokens } from './layout-tokens.ts';

/** A stretch of tokens, by the numbers of its first and last. */
interface Stretch {
  at: number;
  end: number;
}

/** An open bracket. */
interface Open {
  at: number;
  /** Whether it stands where the name of a field belongs. */
  isPart: boolean;
  hasNames: boolean;
  parts: Stretch[];
}

/**
 * Finds whole objects that were pasted among the fields of another: a block in a block, or behind the list of blocks. Finds
 * none where something else is wrong as well, which may explain them.
 */
export function pastedParts(text: string): JsonSyntaxError[] {
  const tokens = layoutTokens(text) ?? [];
  const parts = partsIn(tokens);
  if (parts.length === 0) return [];
  const without = applyEdits(
    text,
    inRuns(parts, tokens).map((run) => removal(run, tokens)),
  );
  if (!isJson(without)) return [];
  return parts.flatMap(({ at, end }) => {
    const [opener, closer] = [tokens[at], tokens[end]];
    return opener && closer ? [errorAt(opener, bracketMessages.pastedPart(opener.line, closer.line))] : [];
  });
}

/** The outermost objects without a name in an object that has names besides: without any, it may be a list. */
function partsIn(tokens: readonly LayoutToken[]): Stretch[] {
  const found: Stretch[] = [];
  const open: Open[] = [];
  for (const [at, { raw }] of tokens.entries()) {
    const holder = open.at(-1);
    if (raw === ':' && holder) holder.hasNames = true;
    else if (raw === '{' || raw === '[') {
      const isInObject = holder !== undefined && tokens[holder.at]?.raw === '{';
      const isPart = raw === '{' && isInObject && tokens[at - 1]?.raw !== ':';
      open.push({ at, isPart, hasNames: false, parts: [] });
    } else if (raw === '}' || raw === ']') {
      const closed = open.pop();
      if (closed === undefined) return [];
      if (closed.isPart) open.at(-1)?.parts.push({ at: closed.at, end: at });
      if (closed.hasNames) found.push(...closed.parts);
    }
  }
  const isInside = (part: Stretch): boolean => found.some(({ at, end }) => at < part.at && part.end < end);
  return found.filter((part) => !isInside(part)).sort((one, other) => one.at - other.at);
}

/** Parts with nothing but commas between them, together. */
function inRuns(parts: readonly Stretch[], tokens: readonly LayoutToken[]): Stretch[] {
  const runs: Stretch[] = [];
  for (const { at, end } of parts) {
    const last = runs.at(-1);
    if (last && tokens.slice(last.end + 1, at).every(({ raw }) => raw === ',')) last.end = end;
    else runs.push({ at, end });
  }
  return runs;
}

/** Takes out a run with the commas around it, and leaves one where fields stand on both sides. */
function removal({ at, end }: Stretch, tokens: readonly LayoutToken[]): TextEdit {
  const first = tokens[at - 1]?.raw === ',' ? at - 1 : at;
  const last = tokens[end + 1]?.raw === ',' ? end + 1 : end;
  const isBetween = tokens[first - 1]?.raw !== '{' && tokens[last + 1]?.raw !== '}';
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0, text: isBetween ? ',' : '' };
}

function isJson(text: string): boolean {
  try {
    return measureValue(JSON.parse(text)).keys === countKeysInText(text);
  } catch {
    return false;
  }
}
