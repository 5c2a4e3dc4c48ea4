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

/** A round fixes one mistake per line. */
const maxRounds = 50;

/**
 * Fixes invalid JSON, such as missing commas or curly quotes. Undefined unless the result is valid and each mistake has
 * one fix only: a partial guess may do harm.
 * @param found what is wrong with its syntax
 */
export function fixSyntax(broken: string, found: readonly ContentDiagnostic[]): FixedSyntax | undefined {
  let [text, problems] = [broken, found];
  const rounds: EditRound[] = [];
  const told = [...found];
  for (let round = 0; round < maxRounds; round += 1) {
    if (problems.some(({ replacement }) => replacement === undefined)) return undefined;
    const edits = safeFixes(problems, locatorOf(text));
    rounds.push({ text, edits });
    text = applyEdits(text, edits);
    const parsed = parseJson(text);
    const locator = locatorOf(text);
    told.push(...parsed.problems.map((problem) => beforeEdits(problem, locator, rounds)));
    if (parsed.value !== undefined) return { text, rounds, problems: told };
    problems = parsed.problems;
  }
  return undefined;
}
