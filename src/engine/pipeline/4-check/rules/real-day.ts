import { isDay } from '../../../../shared/is-day.ts';
import type { DocumentRule } from '../rule.ts';

/** As `parts/day.schema.json` asks. */
export const dayForm = /^20\d{2}-\d{2}-\d{2}$/;

/** Impossible dates in the form of a day, outside prose; the schema checks their form. */
export const realDay: DocumentRule = {
  name: 'real-day',
  severity: 'error',
  checkDocument({ texts }) {
    return texts
      .filter(({ text, isProse, pointer }) => !isProse && !isOfIgnore(pointer) && isUnreal(text))
      .map(({ pointer, text }) => ({
        pointer,
        message: `De dag "${text}" bestaat niet.`,
        hint: 'Kijk hoeveel dagen die maand heeft.',
      }));
  },
};

/** Days inside `checks` have a rule of their own. */
function isOfIgnore(pointer: string): boolean {
  return pointer.startsWith('/checks/');
}

function isUnreal(text: string): boolean {
  return dayForm.test(text) && !isDay(text);
}
