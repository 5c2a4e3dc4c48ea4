import { locatorOf } from '../../diagnostics/locate.ts';
import { eachText } from '../../json/each-text.ts';
import type { TextEdit } from '../../json/text-edit.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { type MovedAddresses, withMovedAddresses } from './moved-addresses.ts';

/** Leads the links of a document to the new addresses. */
export function linkEdits({ text, value }: SourceDocument, moved: MovedAddresses): TextEdit[] {
  if (value === undefined) return [];
  const locator = locatorOf(text);
  const edits: TextEdit[] = [];
  eachText(value, (words, key, place) => {
    if (key === 'movedFrom') return;
    const present = withMovedAddresses(words, moved);
    if (present === words) return;
    const { start, end } = locator.locate({ pointer: place.pointer() });
    const typed = withMovedAddresses(text.slice(start + 1, end - 1), moved);
    // Typed with escapes, such as `\/`, it cannot be edited in place.
    const replacement = JSON.parse(`"${typed}"`) === present ? `"${typed}"` : JSON.stringify(present);
    edits.push({ start, end, text: replacement });
  });
  return edits;
}
