import type { Unchecked } from '../../../shared/json/unchecked.ts';
import type { OpeningHours, Site } from '../../../shared/schema-types.ts';
import { listAt, stringOrEmptyAt } from '../../json/json-shape.ts';

/** The opening hours in the values of a site, as written. */
export function hoursLines(site: Unchecked<Site> | undefined): OpeningHours[] {
  const lines = listAt(site, 'openingHours');
  return lines.map((line: Unchecked<OpeningHours>) => ({
    days: stringOrEmptyAt(line, 'days'),
    hours: stringOrEmptyAt(line, 'hours'),
  }));
}
