import type { DocumentRule } from '../rule.ts';

const unseen = /^[\s\p{Cf}]+$/u;
const blankLink = /\[[\s\p{Cf}]*\]\(/u;

/** Invisible texts and links; `alt-text` covers pictures. */
export const blankText: DocumentRule = {
  name: 'blank-text',
  severity: 'error',
  checkDocument({ texts }) {
    return texts.flatMap(({ text, key, pointer }) => {
      // The schema reports empty texts.
      if (key === 'alt') return [];
      if (!/^\w/.test(text) && unseen.test(text)) {
        const message = 'Deze tekst bestaat alleen uit spaties.';
        return [{ pointer, message, hint: 'Schrijf iets, of haal het veld weg.' }];
      }
      if (!text.includes('](') || !blankLink.test(text)) return [];
      const message = 'In deze tekst staat een link zonder woorden.';
      return [{ pointer, message, hint: 'Schrijf tussen [ en ] waar de link heen gaat.' }];
    });
  },
};
