import type { OpeningHours } from '../schema-types.ts';
import { dutchDate } from '../text/dutch-date.ts';
import { dutchMoment } from '../text/dutch-moment.ts';
import { weekdays, weekOpenings } from './opening-status-lines.ts';

/** When the company can be reached, by its site values. */
export interface OpeningTimes {
  lines: readonly OpeningHours[];
  /** Days on which the company is closed though its hours say otherwise: `YYYY-MM-DD`. */
  closedOn: readonly string[];
}

const dayLength = 86_400_000;

/** How many days ahead an opening is looked for. */
const daysAhead = 14;

/**
 * Whether the company can be reached now, by Dutch time: `Nu bereikbaar tot 18:00`, or when it can again. Undefined where
 * a line leaves in doubt what the hours are.
 */
export function openingStatus({ lines, closedOn }: OpeningTimes, now: Date): string | undefined {
  const { openings, doubtful } = weekOpenings(lines);
  if (doubtful.length > 0) return undefined;
  const { date: today, time } = dutchMoment(now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const { date, weekday } = dayAfter(today, ahead);
    const inDay = closedOn.includes(date) ? [] : (openings.get(weekday) ?? []);
    const opening = inDay.find(({ until }) => ahead > 0 || time < until);
    if (opening === undefined) continue;
    if (ahead === 0 && time >= opening.from) return `Nu bereikbaar tot ${opening.until}`;
    return `Nu gesloten; ${nearDay(ahead, weekday) ?? `op ${dutchDate(date)}`} bereikbaar vanaf ${opening.from}`;
  }
  return undefined;
}

/** A day within a week as people name it. */
function nearDay(ahead: number, weekday: number): string | undefined {
  return ahead < weekdays.length ? (['vandaag', 'morgen'][ahead] ?? weekdays[weekday]) : undefined;
}

/** In days of the calendar: where clocks change, a day is not 24 hours. */
function dayAfter(date: string, days: number): { date: string; weekday: number } {
  const day = new Date(Date.parse(date) + days * dayLength);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() };
}
