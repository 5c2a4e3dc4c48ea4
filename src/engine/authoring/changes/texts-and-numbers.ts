import { type FormPlace, placeWithin } from '../../../shared/authors/form-place.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { formatEuro } from '../../../shared/text/amount.ts';
import { isObject } from '../../json/json-shape.ts';
import { isProse } from '../../pipeline/3-facts/prose-fields.ts';

/** One text or number of a value, as visitors read it. */
export interface TextOrNumber {
  /** A number inside a larger value has the name of its field in front: `Voorbeeldprijs: € 24.500`. */
  text: string;
  isNumber: boolean;
}

/**
 * The visible texts and the numbers of a value, in order.
 * @param form without it fields are called as in JSON
 */
export function textsAndNumbers(value: JsonValue | undefined, form: FormPlace = {}): TextOrNumber[] {
  return typeof value === 'string' ? [{ text: value, isNumber: false }] : partsIn(value, { field: '', form });
}

/** As a visitor reads it; a number without a unit may be a year. */
function numberInWords(value: number, { control }: FormPlace): string {
  const unit = control?.kind === 'number' ? control.unit : undefined;
  if (unit === '€') return formatEuro(value);
  const written = `${value}`.replace('.', ',');
  if (unit === undefined) return written;
  return unit === '%' ? `${written}%` : `${written} ${unit}`;
}

interface Field {
  /** In JSON; empty for the value itself. */
  field: string;
  /** Of its items that of the list. */
  label?: string;
  form: FormPlace;
}

function partsIn(value: JsonValue | undefined, { field, label = field, form }: Field): TextOrNumber[] {
  if (typeof value === 'number') {
    const text = numberInWords(value, form);
    return [{ text: label === '' ? text : `${label}: ${text}`, isNumber: true }];
  }
  if (typeof value === 'string')
    return isProse(field) && value !== '' ? [{ text: value, isNumber: false }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => partsIn(item, { field, label, form: placeWithin(form, index) }));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const inside = placeWithin(form, name);
    return name.startsWith('$') ? [] : partsIn(member, { field: name, label: inside.label, form: inside });
  });
}
