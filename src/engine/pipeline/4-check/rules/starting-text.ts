import { shortened } from '../../../../shared/text/shortened.ts';
import { textsToReplace } from '../../../text/starting-texts.ts';
import type { DocumentRule } from '../rule.ts';

/** Unedited texts of a new page, and of the example with which a new block begins. */
export const startingText: DocumentRule = {
  name: 'starting-text',
  severity: 'warning',
  canBeIgnored: true,
  checkDocument({ texts, examples }) {
    return texts.flatMap(({ text, pointer }) => {
      const left = textsToReplace.has(text)
        ? 'de begintekst van een nieuwe pagina'
        : examples.has(text) && 'de tekst van een voorbeeld';
      if (!left) return [];
      return {
        pointer,
        message: `Hier staat nog ${left}: "${shortened(text)}"`,
        hint: 'Schrijf hier wat een bezoeker van deze pagina wil weten.',
      };
    });
  },
};
