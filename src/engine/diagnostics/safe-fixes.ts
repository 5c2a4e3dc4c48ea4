import { type TextEdit, withoutOverlap } from '../json/text-edit.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Locator } from './locate.ts';

/**
 * Non-overlapping edits of diagnostics with a replacement.
 * @param locator of the text that they are about
 */
export function safeFixes(
  problems: readonly Pick<Diagnostic, 'place' | 'replacement'>[],
  { locate }: Locator,
): TextEdit[] {
  const edits = problems.flatMap(({ place, replacement }): TextEdit[] => {
    if (replacement === undefined) return [];
    const { start, end } = locate(place);
    return [{ start, end, text: replacement }];
  });
  return withoutOverlap(edits);
}
