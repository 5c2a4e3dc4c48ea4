import { stringOrEmptyAt } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';
import { childPointer, valueAt } from '../../json/pointer.ts';
import { fieldOwner } from './field-owner.ts';
import type { SchemaFinding, Subject } from './schema-finding.ts';
import { capital, firstSentence, quote, quoteAll } from './words.ts';

/** A field whose name is nearly that of one that may stand there; `sure` when no other can be meant. */
export function misspeltField(
  pointer: string,
  name: string,
  meant: string,
  schema: JsonObject,
  subject: Subject,
  sure = false,
): SchemaFinding {
  const description = stringOrEmptyAt(subject.book.open(schema), 'description');
  return {
    rule: 'misspelt-field',
    place: { pointer: childPointer(pointer, name), part: 'key' },
    around: pointer,
    message: `Het veld ${quote(name)} bestaat hier niet. Bedoel je ${quote(meant)}?`,
    ...(description === '' ? {} : { hint: `${quote(meant)}: ${firstSentence(description)}` }),
    ...(sure ? { replacement: JSON.stringify(meant) } : {}),
  };
}

/** A field that may not stand in this object; `fields` are those that may. */
export function unknownField(
  pointer: string,
  name: string,
  fields: Map<string, JsonObject>,
  subject: Subject,
): SchemaFinding {
  const finding = {
    rule: 'unknown-field',
    place: { pointer: childPointer(pointer, name), part: 'key' as const },
    around: pointer,
  };
  if (isSharedReference(fields)) {
    const shared = valueAt(subject.value, childPointer(pointer, 'shared'));
    const file = typeof shared === 'string' ? ` in _shared/${shared}.json` : '';
    return {
      ...finding,
      message: `Naast "shared" kan het veld ${quote(name)} niet staan.`,
      hint: `De inhoud van een gedeeld blok pas je aan${file}.`,
    };
  }
  const owner = fieldOwner(pointer, name, fields, subject);
  const possible = `Mogelijke velden hier: ${quoteAll([...fields.keys()])}.`;
  return {
    ...finding,
    message: `Het veld ${quote(name)} bestaat hier niet${owner ? `; ${owner.belongs}` : ''}.`,
    hint: owner?.advice === undefined ? capital(possible) : capital(owner.advice),
  };
}

function isSharedReference(fields: Map<string, JsonObject>): boolean {
  return fields.size === 1 && fields.has('shared');
}
