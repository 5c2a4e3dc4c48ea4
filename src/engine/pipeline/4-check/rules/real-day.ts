import type { Check } from '../check.ts';

/** Reports days that are in no calendar; their form is the schema's business. */
export const realDay: Check = {
  rule: 'real-day',
  why: 'A visitor would read another day than the author wrote: 31 February becomes 3 March.',
  run({ checkedDays }) {
    return checkedDays
      .filter(({ day }) => isNoDay(day))
      .map(({ document, pointer, day }) => ({
        document,
        pointer,
        message: `De dag "${day}" bestaat niet.`,
        hint: 'Kijk hoeveel dagen die maand heeft.',
      }));
  },
};

function isNoDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}
