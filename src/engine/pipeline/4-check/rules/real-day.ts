import { dutchDate, dutchMonths } from '../../../../shared/text/dutch-date.ts';
import { isDay } from '../../../../shared/text/is-day.ts';
import { isoDay } from '../../../../shared/text/iso-day.ts';
import type { TextRange } from '../../../diagnostics/diagnostic.ts';
import { offer } from '../links/did-you-mean.ts';
import { dayInDigits } from '../notations/dates.ts';
import type { DocumentRule, Finding } from '../rule.ts';

/** As `parts/day.schema.json` asks. */
export const dayForm = /^20\d{2}-\d{2}-\d{2}$/;

/** A day in a sentence that not every month has, and no amount or number before the name of a month. */
const lateDay = new RegExp(
  String.raw`(?<![\p{L}\d.,€-]|€\s)(?<day>29|30|31)\s(?<month>${dutchMonths.join('|')})(?!\p{L})(?:\s(?<year>20\d{2})(?!\d))?`,
  'giu',
);

/** Impossible dates: in the form of a day, of which the schema checks the form, and in sentences. */
export const realDay: DocumentRule = {
  name: 'real-day',
  severity: 'error',
  checkDocument({ texts }) {
    return texts.flatMap(({ text, isProse, pointer }) => {
      if (isProse)
        return unrealDays(text).map(({ day, meant, range }) => ({
          pointer,
          range,
          ...impossible(day, meant),
        }));
      return !isOfIgnore(pointer) && isUnreal(text) ? [{ pointer, ...impossible(text) }] : [];
    });
  },
};

function impossible(day: string, meant?: string): Pick<Finding, 'message' | 'hint' | 'suggestion'> {
  return {
    message: `De dag "${day}" bestaat niet.`,
    ...offer(meant, 'Kijk hoeveel dagen die maand heeft.'),
  };
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

interface UnrealDay {
  day: string;
  /** Where the month stands first, as in America. */
  meant: string | undefined;
  range: TextRange;
}

function unrealDays(text: string): UnrealDay[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(lateDay), ...text.matchAll(dayInDigits)].flatMap(
    ({ 0: written, index, groups: { day = '', month = '', year = someLeapYear } = {} }) => {
      if (isDay(isoDay({ year, month, day }))) return [];
      const american = isoDay({ year, month: day, day: month });
      const meant = isDay(american) ? dutchDate(american) : undefined;
      return [{ day: written, meant, range: { start: index, end: index + written.length } }];
    },
  );
}
