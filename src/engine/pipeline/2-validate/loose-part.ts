import { childPointer } from '../../../shared/json/json-pointer.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { listed } from '../../../shared/text/listed.ts';
import { fieldsCalled } from './fields-with-label.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { quote } from './words.ts';

/** A missing part of which the fields stand beside where it belongs: the line with its name went. */
interface LoosePart {
  part: string;
  /** At least two, and all that the part requires. */
  names: readonly string[];
}

/** @param unknown fields that stand where the part belongs, perhaps by another word for them */
export function loosePart(
  { unknown, missing }: { unknown: readonly string[]; missing: ReadonlySet<string> },
  fields: ReadonlyMap<string, JsonObject>,
  { fieldsOf, requiredOf }: ValidatedDocument['lookup'],
): LoosePart | undefined {
  const loose = unknown.filter((name) => fieldsCalled(name, fields).length === 0);
  return [...missing]
    .map((part) => {
      const schema = fields.get(part) ?? {};
      const own = fieldsOf(schema);
      const meant = (name: string): string[] => (own.has(name) ? [name] : fieldsCalled(name, own));
      const names = loose.filter((name) => meant(name).length > 0);
      const isWhole = requiredOf(schema).every((name) => names.flatMap(meant).includes(name));
      return { part, names, isWhole };
    })
    .find(({ names, isWhole }) => isWhole && names.length > 1);
}

/** Reports all its fields at the first. @param pointer of the object in which the part belongs */
export function looseFields(pointer: string, { part, names }: LoosePart): SchemaFinding {
  return {
    rule: 'missing-field',
    place: { pointer: childPointer(pointer, names[0] ?? ''), part: 'key' },
    message: `De velden ${listed(names.map(quote))} staan los; ze horen samen binnen ${quote(part)}.`,
    hint: `Zet ze onder elkaar, met erboven een regel ${quote(part)}: { en eronder een regel },`,
  };
}
