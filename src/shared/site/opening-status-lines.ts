import type { OpeningHours } from '../schema-types.ts';

/** A part of a day, as `08:00` and `24:00`. */
interface Opening {
  from: string;
  until: string;
}

/** A line that leaves in doubt when the company can be reached. */
interface DoubtfulLine {
  line: OpeningHours;
  /** `unclear` where its words are not read; `contradictory` where an earlier line says another thing of the same hours. */
  why: 'unclear' | 'contradictory';
}

/** What the lines of the opening hours say together. */
interface WeekOpenings {
  /** By weekday, Sunday 0; in order of time. */
  openings: ReadonlyMap<number, readonly Opening[]>;
  doubtful: readonly DoubtfulLine[];
}

/** What a line says of a part of a day. */
interface Span extends Opening {
  isClosed?: boolean;
}

/** Reads the lines; one without a time says nothing, as `Op afspraak`, but for `Gesloten`. */
export function weekOpenings(lines: readonly OpeningHours[]): WeekOpenings {
  const week = new Map<number, Span[]>();
  const doubtful: DoubtfulLine[] = [];
  for (const line of lines) {
    const { days, hours } = line;
    const named = weekdaysIn(days);
    const span = spanOf(hours);
    if (named === undefined || span === undefined) {
      if (/\d/.test(hours)) doubtful.push({ line, why: 'unclear' });
    } else if (named.some((day) => week.get(day)?.some((other) => overlap(span, other)))) {
      doubtful.push({ line, why: 'contradictory' });
    } else {
      for (const day of named) week.set(day, [...(week.get(day) ?? []), span]);
    }
  }
  return { openings: new Map([...week].map(([day, spans]) => [day, inOrder(spans)])), doubtful };
}

const oneSpan = /^(?:van )?(\d?\d[:.][0-5]\d)(?: uur)?\s*(?:[-–]|tot)\s*(\d?\d[:.][0-5]\d)(?: uur)?$/;

/** Undefined for any other text, and for times past midnight. */
function spanOf(text: string): Span | undefined {
  const hours = text.trim().toLowerCase();
  if (hours === 'gesloten') return { from: '00:00', until: '24:00', isClosed: true };
  const [from = '', until = ''] = oneSpan.exec(hours)?.slice(1).map(timeOf) ?? [];
  return from < until && until <= '24:00' ? { from, until } : undefined;
}

/** `8.00` as `08:00`. */
function timeOf(text: string): string {
  return text.replace('.', ':').padStart(5, '0');
}

function overlap(one: Opening, other: Opening): boolean {
  return one.from < other.until && other.from < one.until;
}

function inOrder(spans: readonly Span[]): Opening[] {
  return spans.filter(({ isClosed }) => !isClosed).sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Sunday first. */
export const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

/** Names of more than one. */
const groups = new Map([
  ['werkdag', range(1, 5)],
  ['dag', range(0, 6)],
  ['dagelijks', range(0, 6)],
]);

/** The weekdays of names and ranges of them in a list; undefined where anything else stands. */
function weekdaysIn(days: string): number[] | undefined {
  const parts = days
    .trim()
    .toLowerCase()
    .replace(/^(?:op|van|elke|iedere|alle) /, '')
    .replace(/dagen\b/g, 'dag')
    .replaceAll('tot en met', 't/m')
    .split(/, ?| en /)
    .map(daysOfPart);
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** Of `maandag`, `werkdag` or `maandag t/m vrijdag`. */
function daysOfPart(part: string): number[] | undefined {
  const [, first = '', last = first] = /^(\w+)(?: ?(?:t\/m|[-–]) ?(\w+))?$/.exec(part) ?? [];
  const [from, until] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return from < 0 || until < 0 ? groups.get(part) : range(from, until);
}

/** From one weekday to another, over Sunday where need be. */
function range(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}
