import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { JsonSyntaxError } from '../messages/syntax-errors.ts';
import { applyEdits } from '../text-edit.ts';
import { candidatesFor } from './bracket-candidates.ts';
import { countKeysInText, measureValue } from './count-keys.ts';
import { layoutPenalty } from './layout-penalty.ts';
import { layoutTokens } from './layout-tokens.ts';

/** Characters to parse, for all candidates together: about a tenth of a second. */
const maxWork = 40_000_000;

/**
 * Finds the bracket that is missing or too many, of all places where a change of it makes the text valid the one that
 * its indentation points at. Undefined when brackets are not what is wrong, or no place stands out.
 */
export function repairBrackets(text: string): JsonSyntaxError | undefined {
  const tokens = layoutTokens(text);
  if (tokens === undefined || (tokens.at(-1)?.line ?? 0) < 4) return undefined;
  const candidates = candidatesFor(text, tokens);
  if (candidates.length * text.length > maxWork) return undefined;
  const valid = candidates.flatMap((candidate) => {
    const value = parsed(applyEdits(text, [candidate.edit]));
    return value === undefined ? [] : [{ candidate, value, penalty: layoutPenalty(candidate.tokens()) }];
  });
  const [best] = valid.sort((one, other) => one.penalty - other.penalty);
  if (best === undefined) return undefined;
  const isSure = valid.every(({ penalty, value }) => penalty > best.penalty || value === best.value);
  const { edit, isPart = false, say } = best.candidate;
  const { message, hint } = say();
  return {
    rule: 'json-syntax',
    start: edit.start,
    end: edit.end,
    message,
    hint,
    replacement: isSure && !isPart ? edit.text : undefined,
  };
}

/** Undefined also with double names: two parts that flowed together. */
function parsed(text: string): string | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return measureValue(value).keys === countKeysInText(text) ? JSON.stringify(value) : undefined;
  } catch {
    return undefined;
  }
}
