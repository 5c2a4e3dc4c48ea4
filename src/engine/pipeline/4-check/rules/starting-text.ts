import type { Check } from '../check.ts';

/** Warns for texts that `npm run new-page` wrote and nobody has replaced yet. */
export const startingText: Check = {
  rule: 'starting-text',
  why: 'A visitor reads nothing on such a page that other pages do not say too.',
  run({ startingTexts }) {
    return startingTexts.map(({ document, pointer }) => ({
      document,
      pointer,
      severity: 'warning',
      message: 'Dit is nog de begintekst van npm run new-page.',
      hint: 'Schrijf hier wat een bezoeker van deze pagina wil weten.',
    }));
  },
};
