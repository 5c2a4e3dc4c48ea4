import { childPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';
import { fieldOwner } from './field-owner.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { firstSentence, quote, quoteAll } from './words.ts';

export interface MisspeltField {
  /** Of the object that holds the field. */
  pointer: string;
  name: string;
  /** The intended field. */
  meant: string;
  hint?: string;
  isUnambiguous: boolean;
  isUnderstood: boolean;
}

/** A misspelt field. */
export function misspeltField({
  pointer,
  name,
  meant,
  hint,
  isUnambiguous,
  isUnderstood,
}: MisspeltField): SchemaFinding {
  return {
    rule: 'misspelt-field',
    place: { pointer: childPointer(pointer, name), part: 'key' },
    message: `Het veld ${quote(name)} bestaat hier niet. Bedoel je ${quote(meant)}?`,
    hint,
    suggestion: meant,
    isUnderstood,
    replacement: isUnambiguous ? JSON.stringify(meant) : undefined,
  };
}

/** What a field is for, where its schema says so. */
export function purposeOf(name: string, schema: JsonObject): string | undefined {
  const description = stringOrEmptyAt(schema, 'description');
  return description === '' ? undefined : `${quote(name)}: ${firstSentence(description)}`;
}

interface UnknownField {
  /** Of the object that holds the field. */
  pointer: string;
  name: string;
  /** The allowed fields. */
  fields: ReadonlyMap<string, JsonObject>;
}

/** An unknown field. */
export function unknownField(
  { pointer, name, fields }: UnknownField,
  document: ValidatedDocument,
): SchemaFinding {
  return {
    rule: 'unknown-field',
    place: { pointer: childPointer(pointer, name), part: 'key' },
    ...(isSharedReference(fields)
      ? besideShared({ pointer, name }, document)
      : notHere({ pointer, name, fields }, document)),
  };
}

type Words = Pick<SchemaFinding, 'message' | 'hint'>;

function besideShared({ pointer, name }: Omit<UnknownField, 'fields'>, { value }: ValidatedDocument): Words {
  const shared = valueAt(value, childPointer(pointer, 'shared'));
  const file = typeof shared === 'string' ? ` in _shared/${shared}.json` : '';
  return {
    message: `Naast "shared" kan het veld ${quote(name)} niet staan.`,
    hint: `De inhoud van een gedeeld blok pas je aan${file}.`,
  };
}

function notHere({ pointer, name, fields }: UnknownField, document: ValidatedDocument): Words {
  const owner = fieldOwner({ pointer, name, fields }, document);
  const possible = `Mogelijke velden hier: ${quoteAll([...fields.keys()])}.`;
  return {
    message: `Het veld ${quote(name)} bestaat hier niet${owner ? `; ${owner.belongs}` : ''}.`,
    hint: capitalised(owner?.advice ?? possible),
  };
}

function isSharedReference(fields: ReadonlyMap<string, JsonObject>): boolean {
  return fields.has('shared');
}
