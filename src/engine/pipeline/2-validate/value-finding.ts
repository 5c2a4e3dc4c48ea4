import { isBlockType, wrongBlockType } from './block-type.ts';
import { duplicateItem } from './duplicate-item.ts';
import { itemCount } from './item-count.ts';
import { neededField } from './needed-field.ts';
import { notAllowedValue, numberOutOfRange, otherMistake } from './not-allowed-value.ts';
import { wrongPattern } from './pattern.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { textLength } from './text-length.ts';
import { wrongKind } from './wrong-kind.ts';

type Writer = (error: SchemaError, document: ValidatedDocument) => SchemaFinding;

/** By keyword in order of precedence: only the first error of a value is reported. */
const writers = new Map<string, Writer>([
  ['type', wrongKind],
  ['enum', notAllowedValue],
  ['const', notAllowedValue],
  ['minLength', textLength],
  // Of what has another form the length says nothing.
  ['pattern', wrongPattern],
  ['maxLength', textLength],
  ['minimum', numberOutOfRange],
  ['maximum', numberOutOfRange],
  ['minItems', itemCount],
  ['maxItems', itemCount],
  ['uniqueItems', duplicateItem],
  ['dependencies', neededField],
]);
const order = [...writers.keys()];

/** The finding of highest precedence about a value, apart from its field names. */
export function valueFinding(errors: SchemaError[], document: ValidatedDocument): SchemaFinding | undefined {
  const [first] = [...errors].sort((one, other) => precedence(one) - precedence(other));
  if (!first) return undefined;
  if (isBlockType(document.kind, first.pointer)) {
    return wrongBlockType(first, document);
  }
  return (writers.get(first.keyword) ?? otherMistake)(first, document);
}

function precedence({ keyword }: SchemaError): number {
  const position = order.indexOf(keyword);
  return position === -1 ? order.length : position;
}
