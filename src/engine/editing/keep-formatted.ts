import { applyEdits } from '../json/text-edit.ts';
import { editsOf } from '../pipeline/1-load/formatting.ts';

/**
 * A text after an edit, formatted when it was formatted before: a line may have grown too long. Any other layout is its
 * author's own and stays.
 */
export function keepFormatted(before: string, after: string): string {
  return editsOf(before).length > 0 ? after : applyEdits(after, editsOf(after));
}
