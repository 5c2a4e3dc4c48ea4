import type { Finding, TextPattern } from '../rule.ts';

/** Where an author can use the marks that this field cannot show. */
export const marksElsewhere = 'Vet, cursief of een link kan wel in een tekst als "text" of "answer".';

/** What to say of marks around words where a text is shown as it is written. */
export function inPlainText(
  written: string,
  words: string,
): Required<Pick<Finding, 'message' | 'hint' | 'suggestion'>> {
  return {
    message: `In dit veld bestaat geen opmaak: bezoekers zien "${written}" precies zo staan.`,
    hint: `Schrijf "${words}". ${marksElsewhere}`,
    suggestion: words,
  };
}

/** A link without words, as visitors see it. */
const unseen = /^[\s\p{Cf}]*$/u;

/** Bold, italics and links where a text is shown as it is written. */
export const marksInPlainText: readonly TextPattern[] = [
  /(?<!\*)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g,
  /(?<![*\p{L}\p{N}])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\p{L}\p{N}])/gu,
  /(?<!!)\[([^[\]]*)\](?:\([^()\s]*\)|\s+\((?:\/|#|https:|tel:|mailto:)[^()\s]*\))/g,
].map(
  (pattern): TextPattern => ({
    pattern,
    judge([written, words = ''], { isRichText }) {
      if (isRichText) return undefined;
      const said = inPlainText(written, words);
      if (unseen.test(words)) {
        return {
          message: said.message,
          hint: `Schrijf hier woorden in plaats van een link. ${marksElsewhere}`,
        };
      }
      // An address would be lost without a word.
      return { ...said, replacement: written.startsWith('*') ? words : undefined };
    },
  }),
);
