import { applyEdits } from '../../json/text-edit.ts';
import { parseJson } from '../../pipeline/1-load/parse-json.ts';
import { describeEdits } from './describe-edits.ts';
import { safeFixes } from './safe-fixes.ts';

/** A text with what was fixed in it, a Dutch line for each change. */
export interface MendedText {
  text: string;
  changes: string[];
}

/** Of each line one mistake is known at a time; more than this on one line is no error any more. */
const mostRounds = 50;

/**
 * Mends a text that is no JSON yet: commas too many or forgotten, curly quotes, and the like. It is all or nothing,
 * because a guess in a text that stays unclear may do harm: undefined unless the result is JSON.
 */
export function fixJson(broken: string): MendedText | undefined {
  let text = broken;
  const changes: string[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const { value, problems } = parseJson(text);
    if (value !== undefined) return { text, changes };
    const edits = safeFixes(problems, text);
    if (edits.length === 0) return undefined;
    changes.push(...describeEdits(edits, text));
    text = applyEdits(text, edits);
  }
  return undefined;
}
