import { dutchDate } from './dutch-date.ts';

/** By which the site counts days and hours, wherever it runs. */
const timeZone = 'Europe/Amsterdam';

/** Made once, when it is first wanted: that takes long. */
let clock: Intl.DateTimeFormat | undefined;

/** Date and time in the Netherlands: `2026-11-22` and `21:30`. Throws for a moment that is none. */
export function dutchMoment(moment: Date): { date: string; time: string } {
  // `sv-SE` writes `2026-11-22 21:30`.
  clock ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const [date = '', time = ''] = clock.format(moment).split(' ');
  return { date, time };
}

/**
 * A moment in a sentence: `22 november 2026 om 21:30`.
 * @param iso date and time
 */
export function momentInWords(iso: string): string {
  const { date, time } = dutchMoment(new Date(iso));
  return `${dutchDate(date)} om ${time}`;
}

/**
 * A moment in a list: `22-11-2026, 21:30`.
 * @param iso date and time
 */
export function momentInDigits(iso: string): string {
  const { date, time } = dutchMoment(new Date(iso));
  return `${date.split('-').reverse().join('-')}, ${time}`;
}
