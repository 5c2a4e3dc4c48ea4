import { oddLetters, withPlainLetters } from '../../../../shared/text/plain-letters.ts';
import type { TextPattern } from '../rule.ts';

/** `ﬁ` of a PDF as one character, or `é` of a Mac as two. */
export const oddLetter: TextPattern = {
  pattern: oddLetters,
  judge([written]) {
    const meant = withPlainLetters(written);
    if (meant === written || /\p{M}/u.test(meant)) return undefined;
    const found = /\p{M}/u.test(written)
      ? 'twee tekens in plaats van één'
      : 'één teken in plaats van losse letters';
    return {
      severity: 'warning',
      message: `"${written}" is hier ${found}: een zoekmachine vindt het woord niet.`,
      hint: `Wis het en typ het zelf: ${meant}`,
      replacement: meant,
    };
  },
};
