import type { Check } from '../check.ts';

const unseen = /^[\s\p{Cf}]*$/u;
const blankLink = /\[[\s\p{Cf}]*\]\(/u;

/** What nobody can see in a text: all of it, or the words of a link. An empty text is the schema's business. */
export function blankPart(text: string): 'text' | 'link' | undefined {
  // Nearly every text begins with a letter, and has no link.
  if (text !== '' && !/^\w/.test(text) && unseen.test(text)) return 'text';
  return text.includes('](') && blankLink.test(text) ? 'link' : undefined;
}

/** Reports texts and links of which nothing can be seen; the description of a picture has a rule of its own. */
export const blankText: Check = {
  rule: 'blank-text',
  why: 'A heading or link without words is a gap for who looks and a riddle for who listens.',
  run({ blankTexts }) {
    return blankTexts.map(({ document, pointer, part }) => ({
      document,
      pointer,
      message:
        part === 'text' ? 'Deze tekst heeft alleen spaties.' : 'In deze tekst staat een link zonder woorden.',
      hint:
        part === 'text'
          ? 'Schrijf iets, of haal het veld weg.'
          : 'Schrijf tussen [ en ] waar de link heen gaat.',
    }));
  },
};
