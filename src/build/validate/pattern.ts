import { textAt } from '../schema/json-shape.ts';
import { fieldInWords } from './field-in-words.ts';
import type { Finding, Subject } from './finding.ts';
import type { SchemaError } from './schema-error.ts';
import { quoteOrName } from './words.ts';

/** A text in the wrong form, such as a path without `/`; the schema's own sentence says what the form is. */
export function wrongPattern({ pointer, value, schema }: SchemaError, subject: Subject): Finding {
  const explanation = textAt(schema, 'patternErrorMessage') || textAt(schema, 'description');
  return {
    rule: 'pattern',
    place: { pointer },
    around: pointer,
    message: `${quoteOrName(value)} klopt niet bij ${fieldInWords(subject, pointer)}.`,
    ...(explanation === '' ? {} : { hint: explanation }),
  };
}
