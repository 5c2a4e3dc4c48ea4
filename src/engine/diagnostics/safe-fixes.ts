import { type TextEdit, withoutOverlap } from '../json/text-edit.ts';
import type { Diagnostic } from './diagnostic.ts';
import { locatorOf } from './locate.ts';

/** Non-overlapping edits of diagnostics with a replacement. */
export function safeFixes(
  problems: readonly Pick<Diagnostic, 'place' | 'replacement'>[],
  text: string,
): TextEdit[] {
  const locator = locatorOf(text);
  const edits = problems.flatMap(({ place, replacement }): TextEdit[] => {
    if (replacement === undefined) return [];
    const { start, end } = locator.locate(place);
    return [{ start, end, text: replacement }];
  });
  return withoutOverlap(edits);
}
