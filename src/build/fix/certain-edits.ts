import { type TextEdit, withoutOverlap } from '../edit/text-edit.ts';
import { locatorOf } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';

/** The edits that solve the problems of one text which have only one solution. */
export function certainEdits(
  problems: readonly Pick<Problem, 'place' | 'instead'>[],
  text: string,
): TextEdit[] {
  const locator = locatorOf(text);
  const edits = problems.flatMap(({ place, instead }): TextEdit[] => {
    if (instead === undefined) return [];
    const { start, end } = locator.locate(place);
    return [{ start, end, text: instead }];
  });
  return withoutOverlap(edits);
}
