import { isObject, stringOrEmptyAt } from '../../../json/json-shape.ts';
import type { AuthoredText } from '../../3-facts/authored-texts.ts';
import { forbiddenClaims } from '../data/forbidden-claims.ts';
import type { TextRule } from '../rule.ts';

/** Claims the company cannot prove or may not make. */
export const forbiddenClaim: TextRule = {
  name: 'forbidden-claim',
  severity: 'error',
  canBeIgnored: true,
  patterns: forbiddenClaims.map(({ claim, unless, because, hint }) => ({
    pattern: claim,
    judge({ 0: words, index }, authored) {
      if (isDenied(authored)) return undefined;
      const context = unless?.in === 'item' ? itemAround(authored) : sentenceAround(authored.text, index);
      if (unless?.says.test(context)) return undefined;
      return { message: `"${words}" kan deze site niet zeggen. ${because}`, hint };
    },
  })),
};

/** Whether it is asked, and the answer is no. */
function isDenied({ key, holder }: AuthoredText): boolean {
  return key === 'question' && /^nee\b/i.test(stringOrEmptyAt(holder, 'answer'));
}

function sentenceAround(text: string, at: number): string {
  const before = text.slice(0, at).search(/[^.!?]*$/);
  return /^[^.!?]*/.exec(text.slice(before))?.[0] ?? '';
}

/** All strings of the enclosing object, such as a question and its answer. */
function itemAround({ holder, text }: AuthoredText): string {
  if (!isObject(holder)) return text;
  return Object.values(holder)
    .filter((value) => typeof value === 'string')
    .join(' ');
}
