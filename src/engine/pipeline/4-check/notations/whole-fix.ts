import { isError } from '../../../../shared/authors/severity.ts';
import { matchesOf, rangeOf } from '../match-pattern.ts';
import { abbreviated } from './abbreviations.ts';
import { amounts } from './amounts.ts';
import { dates } from './dates.ts';
import { measures } from './measures.ts';
import type { Notation } from './notation.ts';
import { numbers } from './numbers.ts';
import { punctuation } from './punctuation.ts';

/** All notations, in order of precedence. */
export const notations: readonly Notation[] = [
  ...dates,
  ...numbers,
  ...amounts,
  ...measures,
  ...abbreviated,
  ...punctuation,
];

/** All that has to change at one place of a text. */
interface WholeFix extends Pick<Notation, 'severity' | 'isGuess'> {
  better: string;
  /** In the order of the changes. */
  reasons: readonly string[];
}

/** What to write instead of a match: "6.5 %" needs a comma and no space. Undefined where another notation says it. */
export function wholeFix(notation: Notation, match: RegExpExecArray, text: string): WholeFix | undefined {
  if (isReportedByOther({ notation, match }, text)) return undefined;
  let better = notation.right(match.groups ?? {});
  if (better === undefined) return undefined;
  const applied = [notation];
  for (const step of notations) {
    const [again] = step.isGuess ? [] : matchesOf(step.wrong, better);
    if (again === undefined || applied.includes(step)) continue;
    const part = step.right(again.groups ?? {});
    if (part === undefined) continue;
    const { start, end } = rangeOf(again);
    better = better.slice(0, start) + part + better.slice(end);
    applied.push(step);
  }
  const isWrong = !notation.isGuess && applied.some(isError);
  return {
    better,
    reasons: [...new Set(applied.map(({ reason }) => reason))],
    severity: isWrong ? 'error' : notation.severity,
    isGuess: notation.isGuess,
  };
}

interface Found {
  notation: Notation;
  match: RegExpExecArray;
}

function isReportedByOther(found: Found, text: string): boolean {
  return notations.some(
    (notation) =>
      notation !== found.notation &&
      matchesOf(notation.wrong, text).some(
        (match) => isOverlapping(match, found.match) && comesBefore({ notation, match }, found),
      ),
  );
}

function isOverlapping(one: RegExpExecArray, other: RegExpExecArray): boolean {
  const [first, second] = [rangeOf(one), rangeOf(other)];
  return first.start < second.end && second.start < first.end;
}

/** What is certain, then what says most. */
function comesBefore(one: Found, other: Found): boolean {
  const [isGuess, isOtherGuess] = [one.notation.isGuess === true, other.notation.isGuess === true];
  if (isGuess !== isOtherGuess) return isOtherGuess;
  const longer = one.match[0].length - other.match[0].length;
  return longer === 0 ? notations.indexOf(one.notation) < notations.indexOf(other.notation) : longer > 0;
}
