import { isDay } from '../../../text/is-day.ts';
import type { DocumentRule } from '../rule.ts';

/** Impossible dates; the schema checks their form. */
export const realDay: DocumentRule = {
  name: 'real-day',
  severity: 'error',
  checkDocument({ texts }) {
    return texts
      .filter(
        ({ key, text }) =>
          (key === 'checkedOn' || key === 'closedOn') && /^\d{4}-\d{2}-\d{2}$/.test(text) && !isDay(text),
      )
      .map(({ pointer, text }) => ({
        pointer,
        message: `De dag "${text}" bestaat niet.`,
        hint: 'Kijk hoeveel dagen die maand heeft.',
      }));
  },
};
