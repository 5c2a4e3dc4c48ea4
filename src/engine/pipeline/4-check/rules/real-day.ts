import { dutchMonths, monthNumber } from '../../../../shared/text/dutch-date.ts';
import { isDay } from '../../../../shared/text/is-day.ts';
import type { TextRange } from '../../../diagnostics/diagnostic.ts';
import type { DocumentRule, Finding } from '../rule.ts';

/** As `parts/day.schema.json` asks. */
export const dayForm = /^20\d{2}-\d{2}-\d{2}$/;

/** A day in a sentence that not every month has, and no amount or number before the name of a month. */
const lateDay = new RegExp(
  String.raw`(?<![\p{L}\d.,€-]|€\s)(?<day>29|30|31)\s(?<month>${dutchMonths.join('|')})(?!\p{L})(?:\s(?<year>20\d{2})(?!\d))?`,
  'giu',
);

/** A day in digits, as in 31-12-2026 or 31/12/2026. */
const dayInDigits =
  /(?<![\p{L}\d/-])(?<day>\d{1,2})(?<mark>[-/])(?<month>\d{1,2})\k<mark>(?<year>20\d{2})(?![\p{L}\d/-])/gu;

/** Impossible dates: in the form of a day, of which the schema checks the form, and in sentences. */
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

/** Without a year, 29 February is a day. */
const someLeapYear = '2028';

function unrealDays(text: string): { day: string; range: TextRange }[] {
  return [...text.matchAll(lateDay), ...text.matchAll(dayInDigits)].flatMap(
    ({ 0: written, index, groups: { day = '', month = '', year = someLeapYear } = {} }) => {
      const isReal = isDay(`${year}-${twoDigits(monthNumber(month) || month)}-${twoDigits(day)}`);
      return isReal ? [] : [{ day: written, range: { start: index, end: index + written.length } }];
    },
  );
}

function twoDigits(number: string | number): string {
  return String(number).padStart(2, '0');
}
