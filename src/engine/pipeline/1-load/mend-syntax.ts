import { beforeEdits } from '../../diagnostics/before-edits.ts';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import { safeFixes } from '../../diagnostics/safe-fixes.ts';
import { applyEdits, type EditRound } from '../../json/text-edit.ts';
import { parseJson } from './parse-json.ts';

interface MendedText {
  text: string;
  rounds: EditRound[];
  /** All that was mended, and what is wrong with the result, at their places in the broken text. */
  problems: ContentDiagnostic[];
}

/** A round mends one mistake per line. */
const maxRounds = 50;

/**
 * Mends invalid JSON, such as missing commas or curly quotes. Undefined unless the result is valid: a partial guess may
 * do harm.
 */
export function mendSyntax(broken: string): MendedText | undefined {
  let text = broken;
  const rounds: EditRound[] = [];
  const told: ContentDiagnostic[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const { value, problems } = parseJson(text);
    const locator = locatorOf(text);
    told.push(...problems.map((problem) => beforeEdits(problem, locator, rounds)));
    if (value !== undefined) return { text, rounds, problems: told };
    const edits = safeFixes(problems, text);
    if (edits.length === 0) return undefined;
    rounds.push({ text, edits });
    text = applyEdits(text, edits);
  }
  return undefined;
}
