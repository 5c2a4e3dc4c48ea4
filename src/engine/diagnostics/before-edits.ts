import { rangeBefore } from '../json/edits/range-before.ts';
import type { EditRound } from '../json/text-edit.ts';
import type { ContentDiagnostic } from './diagnostic.ts';
import type { Locator } from './locate.ts';

/**
 * What was found in a text, at its place in the text from which rounds of edits made it.
 * @param locator of the text after the edits
 */
export function beforeEdits<Found extends ContentDiagnostic>(
  found: Found,
  locator: Locator,
  rounds: readonly EditRound[],
): Found {
  const { isExact, ...place } = rangeBefore(locator.locate(found.place), rounds);
  // What belongs in a part of what an edit wrote, belongs nowhere in the text before it.
  return { ...found, place, ...(isExact ? {} : { suggestion: undefined, replacement: undefined }) };
}
