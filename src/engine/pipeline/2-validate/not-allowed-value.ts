import type { JsonValue } from '../../../shared/json/json-value.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';
import { closestName, onlyNearName } from '../../text/closest-name.ts';
import { fieldInWords } from './field-in-words.ts';
import { kindOf } from './kind.ts';
import { removal } from './removal.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { firstSentence, quote, quoteOrName } from './words.ts';

/** A value outside `enum` or `const`. */
export function notAllowedValue(
  { pointer, value, schema }: SchemaError,
  document: ValidatedDocument,
): SchemaFinding {
  const allowed = schema.const === undefined ? schema.enum : [schema.const];
  const values: JsonValue[] = Array.isArray(allowed) ? allowed : [];
  const texts = values.filter((choice) => typeof choice === 'string');
  const nearest = typeof value === 'string' ? closestName(value, texts) : undefined;
  const meant = nearest === undefined ? '' : ` Bedoel je ${quote(nearest)}?`;
  const isSingle = values.length === 1;
  // One who wants something else than the only choice can do without it.
  const remove = isSingle && nearest === undefined ? removal(pointer, document) : undefined;
  const otherwise = remove === undefined ? '' : `, of ${remove}`;
  const only = typeof value === 'string' ? onlyNearName(value, texts) : undefined;
  return {
    rule: 'not-allowed-value',
    place: { pointer },
    message: `${capitalised(quoteOrName(value))} kan niet bij ${fieldInWords(document, pointer)}.${meant}`,
    hint: `${isSingle ? 'Hier kan alleen' : 'Kies uit:'} ${values.map(quoteOrName).join(', ')}${otherwise}.`,
    suggestion: nearest,
    replacement: only && JSON.stringify(only),
  };
}

/** A number out of range. */
export function numberOutOfRange(
  { pointer, value, keyword, params, schema }: SchemaError,
  document: ValidatedDocument,
): SchemaFinding {
  const limit = Number(params.limit);
  const words = keyword === 'minimum' ? 'minstens' : 'hooguit';
  return {
    rule: 'not-allowed-value',
    place: { pointer },
    message: `Bij ${fieldInWords(document, pointer)} staat ${quoteOrName(value)}, maar het moet ${words} ${limit} zijn.`,
    hint: `${firstSentence(stringOrEmptyAt(schema, 'description'))} Schrijf een getal dat ${words} ${limit} is.`,
  };
}

/** Fallback for other schema keywords. */
export function otherMistake(
  { pointer, value, keyword }: SchemaError,
  document: ValidatedDocument,
): SchemaFinding {
  const field = pointer === '' ? 'dit bestand' : fieldInWords(document, pointer);
  const found = ['object', 'array'].includes(kindOf(value)) ? 'Wat hier staat' : quoteOrName(value);
  return {
    rule: 'not-allowed-value',
    place: { pointer },
    message: `${found} klopt niet bij ${field}.`,
    hint: `De regel in het schema heet "${keyword}".`,
  };
}
