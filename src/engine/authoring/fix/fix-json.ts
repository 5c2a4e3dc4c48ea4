import { applyEdits } from '../../json/text-edit.ts';
import { parseJson } from '../../pipeline/1-load/parse-json.ts';
import { describeEdits } from './describe-edits.ts';
import { safeFixes } from './safe-fixes.ts';

/** `changes`: Dutch lines. */
export interface FixedText {
  text: string;
  changes: string[];
}

/** A round fixes one mistake per line. */
const maxRounds = 50;

/**
 * Repairs invalid JSON, such as missing commas or curly quotes. Undefined unless the result is valid: a partial guess
 * may do harm.
 */
export function fixJson(broken: string): FixedText | undefined {
  let text = broken;
  const changes: string[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const { value, problems } = parseJson(text);
    if (value !== undefined) return { text, changes };
    const edits = safeFixes(problems, text);
    if (edits.length === 0) return undefined;
    changes.push(...describeEdits(edits, text));
    text = applyEdits(text, edits);
  }
  return undefined;
}
