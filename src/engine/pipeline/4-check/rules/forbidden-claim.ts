import { isObject } from '../../../json/json-shape.ts';
import type { AuthoredText } from '../../3-facts/authored-texts.ts';
import { forbiddenClaims } from '../data/forbidden-claims.ts';
import type { TextRule } from '../rule.ts';

/** Reports claims that the company cannot prove or may not make. */
export const forbiddenClaim: TextRule = {
  name: 'forbidden-claim',
  severity: 'error',
  canBeIgnored: true,
  patterns: forbiddenClaims.map(({ claim, unless, because, hint }) => ({
    pattern: claim,
    judge({ 0: words, index }, authored) {
      const context = unless?.in === 'item' ? itemAround(authored) : sentenceAround(authored.text, index);
      if (unless?.says.test(context)) return undefined;
      return { message: `"${words}" kan deze site niet zeggen. ${because}`, hint };
    },
  })),
};

/** From the end of the sentence before to the end of this one. */
function sentenceAround(text: string, at: number): string {
  const before = text.slice(0, at).search(/[^.!?]*$/);
  return /^[^.!?]*/.exec(text.slice(before))?.[0] ?? '';
}

/** The texts that stand together: the title and text of one item, the question and its answer. */
function itemAround({ holder, text }: AuthoredText): string {
  if (!isObject(holder)) return text;
  return Object.values(holder)
    .filter((value) => typeof value === 'string')
    .join(' ');
}
