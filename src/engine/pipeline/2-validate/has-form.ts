import type { JsonObject } from '../../../shared/json/json-value.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';

/** Whether a text has the form that a field asks for, such as that of a day. */
export function hasForm(text: string, schema: JsonObject): boolean {
  const pattern = stringOrEmptyAt(schema, 'pattern');
  return pattern === '' || new RegExp(pattern, 'u').test(text);
}
