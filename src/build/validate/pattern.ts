import { textAt } from '../schema/json-shape.ts';
import { fieldInWords } from './field-in-words.ts';
import type { Finding, Subject } from './finding.ts';
import { formMeant } from './form-meant.ts';
import type { SchemaError } from './schema-error.ts';
import { quote, quoteOrName } from './words.ts';

/** A text in the wrong form, such as a path without `/`; the schema's own sentence says what the form is. */
export function wrongPattern({ pointer, value, schema }: SchemaError, subject: Subject): Finding {
  const explanation = textAt(schema, 'patternErrorMessage') || textAt(schema, 'description');
  const meant = typeof value === 'string' ? formMeant(value, textAt(schema, 'pattern')) : undefined;
  const hint = [
    ...(meant && !meant.sure ? [`Bedoel je ${quote(meant.text)}?`] : []),
    ...(explanation === '' ? [] : [explanation]),
    ...(meant?.sure ? [`Hier dus: ${quote(meant.text)}.`] : []),
  ].join(' ');
  return {
    rule: 'pattern',
    place: { pointer },
    around: pointer,
    message: `${quoteOrName(value)} klopt niet bij ${fieldInWords(subject, pointer)}.`,
    ...(hint === '' ? {} : { hint }),
    ...(meant?.sure ? { instead: JSON.stringify(meant.text) } : {}),
  };
}
