import { dutchMonths, monthNumber } from '../../../../shared/dutch-date.ts';
import { isDay } from '../../../../shared/is-day.ts';
import type { TextRange } from '../../../diagnostics/diagnostic.ts';
import type { DocumentRule, Finding } from '../rule.ts';

/** As `parts/day.schema.json` asks. */
export const dayForm = /^20\d{2}-\d{2}-\d{2}$/;

/** A day in a sentence that not every month has, and no amount or number before the name of a month. */
const lateDay = new RegExp(
  String.raw`(?<![\p{L}\d.,€-]|€\s)(?<day>29|30|31)\s(?<month>${dutchMonths.join('|')})(?!\p{L})(?:\s(?<year>20\d{2})(?!\d))?`,
  'giu',
);

/** Impossible dates: in the form of a day, of which the schema checks the form, and in words. */
export const realDay: DocumentRule = {
  name: 'real-day',
  severity: 'error',
  checkDocument({ texts }) {
    return texts.flatMap(({ text, isProse, pointer }) => {
      if (isProse) return unrealDays(text).map(({ day, range }) => ({ pointer, range, ...told(day) }));
      return !isOfIgnore(pointer) && isUnreal(text) ? [{ pointer, ...told(text) }] : [];
    });
  },
};

function told(day: string): Pick<Finding, 'message' | 'hint'> {
  return { message: `De dag "${day}" bestaat niet.`, hint: 'Kijk hoeveel dagen die maand heeft.' };
}

/** Days inside `checks` have a rule of their own. */
function isOfIgnore(pointer: string): boolean {
  return pointer.startsWith('/checks/');
}

function isUnreal(text: string): boolean {
  return dayForm.test(text) && !isDay(text);
}

function unrealDays(text: string): { day: string; range: TextRange }[] {
  return [...text.matchAll(lateDay)].flatMap(({ 0: day, index, groups = {} }) => {
    const month = String(monthNumber(groups.month ?? '')).padStart(2, '0');
    // Some year has a 29 February.
    return isDay(`${groups.year ?? '2028'}-${month}-${groups.day}`)
      ? []
      : [{ day, range: { start: index, end: index + day.length } }];
  });
}
