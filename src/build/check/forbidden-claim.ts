import { isObject } from '../schema/json-shape.ts';
import { parentPointer, valueAt } from '../validate/pointer.ts';
import type { Check, Finding } from './check.ts';
import { type ForbiddenClaim, forbiddenClaims } from './forbidden-claims.ts';
import { stretchOf } from './text-check.ts';
import type { AuthoredText } from './word-index.ts';

/** Reports claims that the company cannot prove or may not make. */
export const forbiddenClaim: Check = {
  rule: 'forbidden-claim',
  why: 'A promise that is not true costs a customer, and may be against the law.',
  watch: forbiddenClaims.flatMap(({ watch }) => watch),
  run({ words }) {
    return forbiddenClaims.flatMap((forbidden) =>
      words.textsWith(forbidden.watch).flatMap((text) => judge(text, forbidden)),
    );
  },
};

function judge(text: AuthoredText, { claim, unless, because, instead }: ForbiddenClaim): Finding[] {
  const match = claim.exec(text.text);
  if (!match) return [];
  const context = unless?.in === 'item' ? itemAround(text) : sentenceAround(text.text, match.index);
  if (unless?.says.test(context)) return [];
  const { document, pointer } = text;
  const message = `"${match[0]}" kan deze site niet zeggen. ${because}`;
  return [{ document, pointer, within: stretchOf(match), message, hint: instead }];
}

/** From the end of the sentence before to the end of this one. */
function sentenceAround(text: string, at: number): string {
  const before = text.slice(0, at).search(/[^.!?]*$/);
  return /^[^.!?]*/.exec(text.slice(before))?.[0] ?? '';
}

/** The texts that stand together: the title and text of one item, the question and its answer. */
function itemAround({ document, pointer, text }: AuthoredText): string {
  const item = valueAt(document.value ?? null, parentPointer(pointer));
  if (!isObject(item)) return text;
  return Object.values(item)
    .filter((value) => typeof value === 'string')
    .join(' ');
}
