import { shortened } from '../../../../shared/shortened.ts';
import { textsToReplace } from '../../../text/starting-texts.ts';
import type { DocumentRule } from '../rule.ts';

/** Unedited texts of `npm run new-page`. */
export const startingText: DocumentRule = {
  name: 'starting-text',
  severity: 'warning',
  checkDocument({ texts }) {
    return texts
      .filter(({ text }) => textsToReplace.has(text))
      .map(({ text, pointer }) => ({
        pointer,
        message: `Hier staat nog de begintekst van een nieuwe pagina: "${shortened(text)}"`,
        hint: 'Schrijf hier wat een bezoeker van deze pagina wil weten.',
      }));
  },
};
