import { isDay } from '../../../../shared/is-day.ts';
import type { DocumentRule } from '../rule.ts';

/** Of a page itself: those inside `checks` have a rule of their own. */
const pageDays: ReadonlySet<string> = new Set(['/from', '/until']);

/** Impossible dates; the schema checks their form. */
export const realDay: DocumentRule = {
  name: 'real-day',
  severity: 'error',
  checkDocument({ texts }) {
    return texts
      .filter(
        ({ key, text, pointer }) =>
          isDayField(key, pointer) && /^\d{4}-\d{2}-\d{2}$/.test(text) && !isDay(text),
      )
      .map(({ pointer, text }) => ({
        pointer,
        message: `De dag "${text}" bestaat niet.`,
        hint: 'Kijk hoeveel dagen die maand heeft.',
      }));
  },
};

const dayFields: ReadonlySet<string> = new Set(['checkedOn', 'checkBefore', 'closedOn', 'publishedOn']);

function isDayField(key: string, pointer: string): boolean {
  return dayFields.has(key) || pageDays.has(pointer);
}
