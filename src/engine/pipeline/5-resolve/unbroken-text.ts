import type { JsonValue } from '../../../shared/json/json-value.ts';
import { dutchMonths } from '../../../shared/text/dutch-date.ts';
import { mapItems, mapMembers } from '../../json/map-members.ts';
import { isProse } from '../3-facts/prose-fields.ts';

/** What is counted or measured, and the months: a number before it is read in one breath. */
const units = [
  ...dutchMonths,
  ...['uur', 'dagen', 'weken', 'maand', 'maanden', 'jaar'],
  ...['mm', 'cm', 'm', 'meter', 'km', 'liter', 'kg', 'ton', 'pk', 'kW', 'kWh'],
];

/** The space after a euro sign, between the digits of a number, before a unit, and in `IFRS 16`. */
const boundSpace = new RegExp(
  String.raw`(?<=€) (?=\d)|(?<=\d) (?=\d|(?:${units.join('|')})\b)|(?<=\b[A-Z]{2,}) (?=\d)`,
  'g',
);

/** Keeps an amount on the line of its sign, a number on that of its unit, and a telephone number whole. */
export function unbrokenText(text: string): string {
  return text.replace(boundSpace, '\u00a0');
}

/** As `unbrokenText`, in all prose of a value. */
export function unbrokenProse(value: JsonValue, field = ''): JsonValue {
  if (typeof value === 'string') return isProse(field) ? unbrokenText(value) : value;
  if (Array.isArray(value)) return mapItems(value, (item) => unbrokenProse(item, field));
  return mapMembers(value, unbrokenProse);
}
