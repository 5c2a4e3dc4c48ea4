import { matchesOf } from '../match-pattern.ts';
import { notations, wholeFix } from '../notations/whole-fix.ts';
import type { TextRule } from '../rule.ts';

/** With cents or a second comma: `€ 25,000` may mean 25 euros. */
const sureAmount = /(?<=€[ \u00a0]?)\d{1,3}(?:(?:,\d{3})+\.\d{2}|(?:,\d{3}){2,})(?![\d.,]*\d)/g;

/** Numbers, amounts, units and signs between words in another notation than Dutch readers expect. */
export const notation: TextRule = {
  name: 'notation',
  severity: 'error',
  canBeIgnored: true,
  patterns: notations.map((each) => ({
    pattern: each.wrong,
    judge(match, { text }) {
      const fix = wholeFix(each, match, text);
      if (fix === undefined) return undefined;
      const { better, reasons, severity, isGuess } = fix;
      return {
        severity,
        message: `"${match[0]}" is ${isGuess ? 'misschien' : 'hier'} geen goede schrijfwijze. ${reasons.join(' ')}`,
        hint: isGuess
          ? `Bedoel je "${better}", schrijf het dan zo. Anders mag dit blijven staan.`
          : `Schrijf "${better}".`,
        suggestion: better,
        // An error may be another number, so only the author can fix it.
        replacement: (severity === 'warning' && !isGuess) || isSureAmount(match, text) ? better : undefined,
      };
    },
  })),
};

/** Whether an amount in English notation can be no other number. */
function isSureAmount({ index, 0: number }: RegExpExecArray, text: string): boolean {
  return matchesOf(sureAmount, text).some((amount) => amount.index === index && amount[0] === number);
}
