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

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];
const dayLength = 86_400_000;

/** How many days ahead an opening is looked for. */
const daysAhead = 14;

/**
 * Whether the company can be reached now, by Dutch time: `Nu bereikbaar tot 18:00`, or when it can again. Undefined where
 * the hours are not written as days and times.
 */
export function openingStatus({ lines, closedOn }: OpeningTimes, now: Date): string | undefined {
  const times = new Map(lines.flatMap(timesByDay));
  if (times.size === 0) return undefined;
  const { time } = dutchMoment(now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const { date, weekday } = dutchMoment(new Date(now.getTime() + ahead * dayLength));
    const open = closedOn.includes(date) ? undefined : times.get(weekday);
    if (open === undefined || (ahead === 0 && time >= open.until)) continue;
    if (ahead === 0 && time >= open.from) return `Nu bereikbaar tot ${open.until}`;
    return `Nu gesloten; ${dayInWords(ahead, weekday)} bereikbaar vanaf ${open.from}`;
  }
  return undefined;
}

function dayInWords(ahead: number, weekday: number): string {
  return ['vandaag', 'morgen'][ahead] ?? weekdays[weekday] ?? '';
}

/** Sunday is 0. */
function timesByDay({ days, hours }: HoursLine): [number, { from: string; until: string }][] {
  const [, from, until] = /^(\d{2}:\d{2})\s?[-–]\s?(\d{2}:\d{2})$/.exec(hours.trim()) ?? [];
  const named =
    days
      .toLowerCase()
      .match(/[a-z]+dag/g)
      ?.map((name) => weekdays.indexOf(name)) ?? [];
  const [first = -1, last = first] = named;
  if (from === undefined || until === undefined || named.includes(-1) || first < 0) return [];
  const isRange = /t\/m|tot en met/i.test(days);
  const found = isRange ? range(first, last) : named;
  return found.map((day) => [day, { from, until }]);
}

/** From one weekday to another, over Sunday where need be. */
function range(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

/** Date, weekday and time in the Netherlands. */
function dutchMoment(moment: Date): { date: string; weekday: number; time: string } {
  // `sv-SE` writes `2026-11-22 21:30`.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .split(' ');
  return { date, weekday: new Date(`${date}T00:00:00Z`).getUTCDay(), time };
}
