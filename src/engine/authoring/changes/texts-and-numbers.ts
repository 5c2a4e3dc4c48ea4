import { isObject } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { isProse } from '../../pipeline/3-facts/prose-fields.ts';

/** One thing that a value tells a visitor. */
export interface Told {
  /** A number inside a larger value has the name of its field in front: `months: 60`. */
  text: string;
  isNumber: boolean;
}

/** The visible texts and the numbers of a value, in order. */
export function textsAndNumbers(value: JsonValue | undefined): Told[] {
  return typeof value === 'string' ? [{ text: value, isNumber: false }] : toldIn(value, '');
}

function toldIn(value: JsonValue | undefined, field: string): Told[] {
  if (typeof value === 'number')
    return [{ text: field === '' ? `${value}` : `${field}: ${value}`, isNumber: true }];
  if (typeof value === 'string')
    return isProse(field) && value !== '' ? [{ text: value, isNumber: false }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => toldIn(item, field));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name.startsWith('$') ? [] : toldIn(member, name),
  );
}
