import type { DocumentRule } from '../rule.ts';

const unseen = /^[\s\p{Cf}]+$/u;
const blankLink = /\[[\s\p{Cf}]*\]\(/u;

/** Reports texts and links of which nothing can be seen; the description of a picture has a rule of its own. */
export const blankText: DocumentRule = {
  name: 'blank-text',
  severity: 'error',
  checkDocument({ texts }) {
    return texts.flatMap(({ text, key, pointer }) => {
      // An empty text is the schema's business, and nearly every other one begins with a letter.
      if (key === 'alt') return [];
      if (!/^\w/.test(text) && unseen.test(text)) {
        const message = 'Deze tekst heeft alleen spaties.';
        return [{ pointer, message, hint: 'Schrijf iets, of haal het veld weg.' }];
      }
      if (!text.includes('](') || !blankLink.test(text)) return [];
      const message = 'In deze tekst staat een link zonder woorden.';
      return [{ pointer, message, hint: 'Schrijf tussen [ en ] waar de link heen gaat.' }];
    });
  },
};
