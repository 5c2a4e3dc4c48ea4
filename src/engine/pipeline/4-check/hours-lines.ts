import type { HoursLine } from '../../../shared/opening-status-lines.ts';
import { listAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';

/** The opening hours in the values of a site, as written. */
export function hoursLines(site: JsonValue | undefined): HoursLine[] {
  const lines = listAt(site, 'openingHours');
  return lines.map((line) => ({
    days: stringOrEmptyAt(line, 'days'),
    hours: stringOrEmptyAt(line, 'hours'),
  }));
}
