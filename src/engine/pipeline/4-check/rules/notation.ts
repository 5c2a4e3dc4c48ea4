import { notations, wholeMend } from '../notations/whole-mend.ts';
import type { TextRule } from '../rule.ts';

/** Numbers, amounts and units in non-Dutch notation. */
export const notation: TextRule = {
  name: 'notation',
  severity: 'error',
  canBeIgnored: true,
  patterns: notations.map((each) => ({
    pattern: each.wrong,
    judge(match, { text }) {
      const mend = wholeMend(each, match, text);
      if (mend === undefined) return undefined;
      const { better, reasons, severity, isGuess } = mend;
      return {
        severity,
        message: `"${match[0]}" is ${isGuess ? 'misschien' : 'hier'} geen goede schrijfwijze. ${reasons.join(' ')}`,
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
