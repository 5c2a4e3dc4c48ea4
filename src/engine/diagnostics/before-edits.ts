import { rangeBefore } from '../json/edits/range-before.ts';
import type { EditRound } from '../json/text-edit.ts';
import type { ContentDiagnostic } from './diagnostic.ts';
import type { Locator } from './locate.ts';

/**
 * Maps problems of an edited text to their places in the text before rounds of edits.
 * @param locator of the text after the edits
 */
export function beforeEdits<Found extends ContentDiagnostic>(
  found: Found,
  locator: Locator,
  rounds: readonly EditRound[],
): Found {
  const { isExact, ...place } = rangeBefore(locator.locate(found.place), rounds);
  // A replacement for a part of what an edit wrote has no place in the text before it.
  return { ...found, place, ...(isExact ? {} : { suggestion: undefined, replacement: undefined }) };
}
