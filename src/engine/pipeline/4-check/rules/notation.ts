import { amounts } from '../notations/amounts.ts';
import { measures } from '../notations/measures.ts';
import { numbers } from '../notations/numbers.ts';
import type { TextRule } from '../rule.ts';

/** Numbers, amounts and units in non-Dutch notation. */
export const notation: TextRule = {
  name: 'notation',
  severity: 'error',
  canBeIgnored: true,
  patterns: [...numbers, ...amounts, ...measures].map(({ wrong, right, reason, severity, isGuess }) => ({
    pattern: wrong,
    judge({ 0: written, groups = {} }) {
      const better = right(groups);
      return {
        severity,
        message: `"${written}" is ${isGuess ? 'misschien' : 'hier'} geen goede schrijfwijze. ${reason}`,
        hint: isGuess
          ? `Bedoel je "${better}", schrijf het dan zo. Anders mag dit blijven staan.`
          : `Schrijf "${better}".`,
        suggestion: better,
        // An error may be another number, so only the author can fix it.
        ...(severity === 'warning' && !isGuess ? { replacement: better } : {}),
      };
    },
  })),
};
