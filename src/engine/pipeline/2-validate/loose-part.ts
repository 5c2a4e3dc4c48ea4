import { childPointer } from '../../../shared/json/json-pointer.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { listed } from '../../../shared/text/listed.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { quote } from './words.ts';

/** A missing part of which the fields stand beside where it belongs: the line with its name went. */
interface LoosePart {
  part: string;
  /** At least two, and all that the part requires. */
  names: readonly string[];
}

/** @param unknown fields that stand where the part belongs */
export function loosePart(
  { unknown, missing }: { unknown: readonly string[]; missing: ReadonlySet<string> },
  fields: ReadonlyMap<string, JsonObject>,
  { fieldsOf, requiredOf }: ValidatedDocument['lookup'],
): LoosePart | undefined {
  return [...missing]
    .map((part) => {
      const schema = fields.get(part) ?? {};
      const names = unknown.filter((name) => fieldsOf(schema).has(name));
      return { part, names, isWhole: requiredOf(schema).every((name) => names.includes(name)) };
    })
    .find(({ names, isWhole }) => isWhole && names.length > 1);
}

/** Tells of all its fields at the first. @param pointer of the object in which the part belongs */
export function looseFields(pointer: string, { part, names }: LoosePart): SchemaFinding {
  return {
    rule: 'missing-field',
    place: { pointer: childPointer(pointer, names[0] ?? ''), part: 'key' },
    message: `De velden ${listed(names.map(quote))} staan los; ze horen samen binnen ${quote(part)}.`,
    hint: `Zet boven het eerste een regel met ${quote(part)}: { en onder het laatste een regel met },`,
  };
}
