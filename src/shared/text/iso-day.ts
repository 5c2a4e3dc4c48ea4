import { dutchMonths } from './dutch-date.ts';

/** As tables shorten them, January first. */
export const shortMonths: readonly string[] = dutchMonths.map((name) =>
  name === 'maart' ? 'mrt' : name.slice(0, 3),
);

/** A day as somebody wrote it. */
interface WrittenDay {
  year: string;
  /** In digits, or the name of a month, in capitals or not. */
  month: string;
  day: string;
}

/** `YYYY-MM-DD`, also of a day that no calendar has; empty when the month is another word. */
export function isoDay({ year, month, day }: WrittenDay): string {
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month.toLowerCase());
  return number === 0 ? '' : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function monthNumber(name: string): number {
  const names: readonly string[] = name.length > 3 ? dutchMonths : shortMonths;
  return names.indexOf(name) + 1;
}
