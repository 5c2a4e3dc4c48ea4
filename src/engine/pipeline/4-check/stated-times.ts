import { weekdays } from '../../../shared/site/opening-status-lines.ts';
import { decimalUnits, unitEnd } from './notations/measures.ts';

/** A time of the day in a sentence. */
interface StatedTime {
  /** As `08:00`. */
  time: string;
  start: number;
  end: number;
}

/** No ratio, as of a slope or a mixture (`1:50`), and no measure in English notation (`2.40 meter`). */
const time = String.raw`(?<![\d.,:])(?!1:(?!00))(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.,:]\d|\d|\s?(?:${decimalUnits})${unitEnd})`;

/** Times of which it is sure that they say when something is open: from one until another, or on a day of the week. */
const patterns = [
  String.raw`(?<from>${time})(?: uur)?\s?(?:[-–]|tot|en)\s?(?<until>${time})`,
  String.raw`\b(?:${weekdays.join('|')}) (?:(?:om|na|tot|van|vanaf|voor) )?(?<from>${time})`,
].map((pattern) => new RegExp(pattern, 'dgi'));

/** Work that has hours of its own. */
const otherHours =
  /\b(?:(?:af)?lever|bezorg|venster|laad|laden|los|rij[dt]|rit|spits|ploeg|op(?:haal|halen))/i;
const reachable =
  /\b(?:bel(?:len|t)?\b|bereik|open|geopend|dicht|gesloten|sluit|kantoor|langs|telefo|mail)|\{phone\}/i;

/** Nobody opens and closes before it. */
const firstClosing = '06:00';

/** The times in a text that say when somebody can be reached, in order: `zaterdag tussen 9.00 en 17.00 uur`. */
export function statedTimes(text: string): StatedTime[] {
  const found = new Map<number, StatedTime>();
  for (const { indices } of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const times = Object.values(indices?.groups ?? {})
      .filter(Boolean)
      .map(([start, end]) => ({
        time: text.slice(start, end).replace('.', ':').padStart(5, '0'),
        start,
        end,
      }));
    const sentence = sentenceAt(text, times[0]?.start);
    const isOfOtherWork = otherHours.test(sentence) && !reachable.test(sentence);
    if (!isOfOtherWork && !areNoOpeningHours(times)) for (const each of times) found.set(each.start, each);
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
}

function sentenceAt(text: string, offset = 0): string {
  const [before = ''] = text
    .slice(0, offset)
    .split(/[.!?]\s/)
    .slice(-1);
  const [after = ''] = text.slice(offset).split(/[.!?](?:\s|$)/, 1);
  return before + after;
}

/** Opening hours never pass midnight: see `weekOpenings`. */
function areNoOpeningHours([from, until]: readonly StatedTime[]): boolean {
  return from !== undefined && until !== undefined && (until.time <= from.time || until.time <= firstClosing);
}
