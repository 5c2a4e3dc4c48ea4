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

/** A part of a day on which the company can be reached. */
interface Coming {
  /** Of the day, from today. */
  ahead: number;
  date: string;
  weekday: number;
  from: string;
  until: string;
}

/**
 * Whether the company can be reached now, by Dutch time: `Nu bereikbaar tot 18:00`, or when it can again. Undefined where
 * a line leaves in doubt what the hours are.
 */
export function openingStatus({ lines, closedOn }: OpeningTimes, now: Date): string | undefined {
  const { openings, doubtful } = weekOpenings(lines);
  if (doubtful.length > 0) return undefined;
  const { date: today, time } = dutchMoment(now);
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => ({ ahead, ...dayAfter(today, ahead) }));
  const coming = days
    .filter(({ date }) => !closedOn.includes(date))
    .flatMap((day) => (openings.get(day.weekday) ?? []).map((opening) => ({ ...day, ...opening })))
    .filter(({ ahead, until }) => ahead > 0 || time < until);
  const [next] = coming;
  if (next === undefined) return undefined;
  const { ahead, date, weekday, from } = next;
  if (ahead === 0 && time >= from) return `Nu bereikbaar${endOf(coming, time)}`;
  return `Nu gesloten; ${nearDay(ahead, weekday) ?? `op ${dutchDate(date)}`} bereikbaar vanaf ${from}`;
}

/** Where the first opening ends, with those that adjoin it; empty where that is a day away or more. */
function endOf(coming: readonly Coming[], time: string): string {
  const last = coming.find((opening, index) => !adjoins(opening, coming[index + 1]));
  return last?.ahead === 0 || (last?.ahead === 1 && last.until <= time) ? ` tot ${last.until}` : '';
}

function adjoins({ ahead, until }: Coming, next: Coming | undefined): boolean {
  if (next?.ahead === ahead) return next.from === until;
  return next?.ahead === ahead + 1 && until === '24:00' && next.from === '00:00';
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
