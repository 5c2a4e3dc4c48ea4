import { beforeEdits } from '../../diagnostics/before-edits.ts';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import { safeFixes } from '../../diagnostics/safe-fixes.ts';
import { applyEdits, type EditRound } from '../../json/text-edit.ts';
import { parseJson } from './parse-json.ts';

interface FixedSyntax {
  text: string;
  rounds: EditRound[];
  /** All that was fixed, and what is wrong with the result, at their places in the broken text. */
  problems: ContentDiagnostic[];
}

/** A round fixes one mistake per line, with those that repeat it. */
const maxRounds = 50;

/** A whole page on one line may have hundreds. */
const maxRepeatsReported = 20;

/**
 * Fixes invalid JSON, such as missing commas or curly quotes. Undefined unless the result is valid and each mistake has
 * one fix only: a partial guess may do harm.
 */
export function fixSyntax(broken: string): FixedSyntax | undefined {
  let text = broken;
  let { problems, repeats } = parseJson(broken);
  const rounds: EditRound[] = [];
  const reported = [...problems, ...repeats.slice(0, maxRepeatsReported)];
  for (let round = 0; round < maxRounds; round += 1) {
    if (problems.some(({ replacement }) => replacement === undefined)) return undefined;
    const edits = safeFixes([...problems, ...repeats], locatorOf(text));
    rounds.push({ text, edits });
    text = applyEdits(text, edits);
    const parsed = parseJson(text);
    const locator = locatorOf(text);
    const found = [...parsed.problems, ...parsed.repeats.slice(0, maxRepeatsReported)];
    reported.push(...found.map((problem) => beforeEdits(problem, locator, rounds)));
    if (parsed.value !== undefined) return { text, rounds, problems: reported };
    ({ problems, repeats } = parsed);
  }
  return undefined;
}
