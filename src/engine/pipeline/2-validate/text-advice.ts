import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { hasForm } from './has-form.ts';
import { quote } from './words.ts';

/** What to do with another value than a number where a text belongs, in Dutch; undefined when the value says nothing about it. */
export function textAdvice(value: JsonValue, schema: JsonObject): string | undefined {
  if (isObject(value)) return textWithin(value, schema);
  if (typeof value === 'boolean') return `Zet de tekst tussen aanhalingstekens: ${quote(String(value))}.`;
  if (value === null) return 'Schrijf een tekst tussen aanhalingstekens.';
  if (!Array.isArray(value)) return undefined;
  const [only] = value;
  if (value.length === 1 && typeof only === 'string') return `Haal [ en ] weg: ${quote(only)}.`;
  return 'Schrijf één tekst tussen aanhalingstekens, zonder [ en ].';
}

/** Of a group in which one text may stand here, as the file of a picture with its description. */
function textWithin(group: JsonObject, schema: JsonObject): string | undefined {
  const [text, ...others] = Object.values(group).filter(
    (member) => typeof member === 'string' && member.trim() !== '' && hasForm(member, schema),
  );
  return typeof text === 'string' && others.length === 0
    ? `Schrijf alleen de tekst: ${quote(text)}.`
    : undefined;
}
