import { weekdays } from '../../../shared/opening-status-lines.ts';

/** A time of the day in a sentence. */
interface ToldTime {
  /** As `08:00`. */
  time: string;
  start: number;
  end: number;
}

const time = String.raw`(?<![\d.,:])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.,:]\d|\d)`;

/** Times of which it is sure that they say when something is open: from one until another, or on a day of the week. */
const patterns = [
  String.raw`(?<from>${time})(?: uur)?\s?(?:[-–]|tot|en)\s?(?<until>${time})`,
  String.raw`\b(?:${weekdays.join('|')}) (?:(?:om|na|tot|van|vanaf|voor) )?(?<from>${time})`,
].map((pattern) => new RegExp(pattern, 'dgi'));

/** The times in a text that tell when somebody can be reached, in order: `zaterdag tussen 9.00 en 17.00 uur`. */
export function toldTimes(text: string): ToldTime[] {
  const found = new Map<number, ToldTime>();
  for (const { indices } of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
    for (const [start, end] of Object.values(indices?.groups ?? {}).filter(Boolean))
      found.set(start, { time: text.slice(start, end).replace('.', ':').padStart(5, '0'), start, end });
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
}
