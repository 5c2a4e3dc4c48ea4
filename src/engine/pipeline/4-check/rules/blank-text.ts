import type { Picture } from '../../../../shared/picture.ts';
import type { TableBlock } from '../../../../shared/schema-types.ts';
import type { DocumentRule } from '../rule.ts';

const unseen = /^[\s\p{Cf}]+$/u;
const blankLink = /\[[\s\p{Cf}]*\]\(/u;

/** Invisible texts and links; `alt-text` covers pictures. */
export const blankText: DocumentRule = {
  name: 'blank-text',
  severity: 'error',
  checkDocument({ texts, isRichText }) {
    return texts.flatMap(({ text, key, pointer }) => {
      // The schema reports other empty texts; the corner of a table may be empty.
      if (key === ('alt' satisfies keyof Picture)) return [];
      if (key === ('columns' satisfies keyof TableBlock) && text === '' && !pointer.endsWith('/columns/0')) {
        const message = 'Deze kolom heeft geen kop; alleen die van de eerste mag leeg zijn.';
        return [{ pointer, message, hint: 'Schrijf wat er in de kolom staat.' }];
      }
      if (!/^\w/.test(text) && unseen.test(text)) {
        const message = 'Deze tekst bestaat alleen uit spaties.';
        return [{ pointer, message, hint: 'Schrijf iets, of haal het veld weg als het niet verplicht is.' }];
      }
      // Elsewhere `text-marks` says that there are no links.
      if (!text.includes('](') || !blankLink.test(text) || !isRichText(pointer)) return [];
      const message = 'In deze tekst staat een link zonder woorden.';
      return [{ pointer, message, hint: 'Schrijf tussen [ en ] waar de link heen gaat.' }];
    });
  },
};
