import { dutchDate } from './dutch-date.ts';

/** A line of the opening hours as visitors read it: `Maandag t/m vrijdag`, `08:00-18:00`. */
export interface HoursLine {
  days: string;
  hours: string;
}

interface OpeningTimes {
  lines: readonly HoursLine[];
  /** Days on which the company is closed though its hours say otherwise: `YYYY-MM-DD`. */
  closedOn: readonly string[];
}

interface Opening {
  /** `08:00`. */
  from: string;
  until: string;
}

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];
const dayLength = 86_400_000;

/** How many days ahead an opening is looked for. */
const daysAhead = 14;

/**
 * Whether the company can be reached now, by Dutch time: `Nu bereikbaar tot 18:00`, or when it can again. Undefined where
 * the hours are not written as days and times.
 */
export function openingStatus({ lines, closedOn }: OpeningTimes, now: Date): string | undefined {
  const openings = new Map(lines.flatMap(openingsOf));
  if (openings.size === 0) return undefined;
  const { date: today, time } = dutchMoment(now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const { date, weekday } = dayAfter(today, ahead);
    const opening = closedOn.includes(date) ? undefined : openings.get(weekday);
    if (opening === undefined || (ahead === 0 && time >= opening.until)) continue;
    if (ahead === 0 && time >= opening.from) return `Nu bereikbaar tot ${opening.until}`;
    return `Nu gesloten; ${nearDay(ahead, weekday) ?? `op ${dutchDate(date)}`} bereikbaar vanaf ${opening.from}`;
  }
  return undefined;
}

/** A day within a week as people name it. */
function nearDay(ahead: number, weekday: number): string | undefined {
  return ahead < weekdays.length ? (['vandaag', 'morgen'][ahead] ?? weekdays[weekday]) : undefined;
}

/** When the company is open on each weekday that a line names, Sunday 0; empty for a line such as `Op afspraak`. */
export function openingsOf({ days, hours }: HoursLine): [number, Opening][] {
  const [from, until, ...more] = [...hours.matchAll(/\b(\d{1,2})[:.](\d{2})\b/g)].map(
    ([, hour = '', minutes = '']) => `${hour.padStart(2, '0')}:${minutes}`,
  );
  if (from === undefined || until === undefined || more.length > 0) return [];
  return weekdaysIn(days.toLowerCase()).map((day) => [day, { from, until }]);
}

/** Empty where a name is no day. */
function weekdaysIn(days: string): number[] {
  if (/\b(?:elke|iedere) dag\b|dagelijks/.test(days)) return range(1, 0);
  const named = (days.match(/[a-z]+dag(?=en\b|\b)/g) ?? []).flatMap((name) =>
    name === 'werkdag' ? range(1, 5) : weekdays.indexOf(name),
  );
  if (named.includes(-1)) return [];
  const [first, last] = named;
  return first !== undefined && last !== undefined && /t\/m|tot en met/.test(days)
    ? range(first, last)
    : named;
}

/** From one weekday to another, over Sunday where need be. */
function range(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

/** Date and time in the Netherlands. */
function dutchMoment(moment: Date): { date: string; time: string } {
  // `sv-SE` writes `2026-11-22 21:30`.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .split(' ');
  return { date, time };
}

/** In days of the calendar: where clocks change, a day is not 24 hours. */
function dayAfter(date: string, days: number): { date: string; weekday: number } {
  const day = new Date(Date.parse(date) + days * dayLength);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() };
}
