import { textsToReplace } from '../../../text/starting-texts.ts';
import type { DocumentRule } from '../rule.ts';

/** Unedited texts of `npm run new-page`. */
export const startingText: DocumentRule = {
  name: 'starting-text',
  severity: 'warning',
  checkDocument({ texts }) {
    return texts
      .filter(({ text }) => textsToReplace.has(text))
      .map(({ pointer }) => ({
        pointer,
        message: 'Dit is nog de begintekst van npm run new-page.',
        hint: 'Schrijf hier wat een bezoeker van deze pagina wil weten.',
      }));
  },
};
