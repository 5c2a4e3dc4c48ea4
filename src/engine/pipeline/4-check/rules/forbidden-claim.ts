import { isObject } from '../../../json/json-shape.ts';
import { parentPointer, valueAt } from '../../../json/pointer.ts';
import type { AuthoredText } from '../../3-facts/word-reader.ts';
import { documentCheck, type PlacedFinding, rangeOf, type WatchedDocument } from '../text-check.ts';
import { type ForbiddenClaim, forbiddenClaims } from './forbidden-claims.ts';

/** Reports claims that the company cannot prove or may not make. */
export const forbiddenClaim = documentCheck({
  rule: 'forbidden-claim',
  why: 'A promise that is not true costs a customer, and may be against the law.',
  watch: forbiddenClaims.flatMap(({ watch }) => watch),
  judge(document) {
    return forbiddenClaims.flatMap((forbidden) =>
      document.textsWith(forbidden.watch).flatMap((text) => judge(text, document, forbidden)),
    );
  },
});

function judge(
  text: AuthoredText,
  document: WatchedDocument,
  { claim, unless, because, replacement }: ForbiddenClaim,
): PlacedFinding[] {
  const match = claim.exec(text.text);
  if (!match) return [];
  const context = unless?.in === 'item' ? itemAround(text, document) : sentenceAround(text.text, match.index);
  if (unless?.says.test(context)) return [];
  const message = `"${match[0]}" kan deze site niet zeggen. ${because}`;
  return [{ pointer: text.pointer, range: rangeOf(match), message, hint: replacement }];
}

/** From the end of the sentence before to the end of this one. */
function sentenceAround(text: string, at: number): string {
  const before = text.slice(0, at).search(/[^.!?]*$/);
  return /^[^.!?]*/.exec(text.slice(before))?.[0] ?? '';
}

/** The texts that stand together: the title and text of one item, the question and its answer. */
function itemAround({ pointer, text }: AuthoredText, { value: whole }: WatchedDocument): string {
  const item = valueAt(whole, parentPointer(pointer));
  if (!isObject(item)) return text;
  return Object.values(item)
    .filter((value) => typeof value === 'string')
    .join(' ');
}
