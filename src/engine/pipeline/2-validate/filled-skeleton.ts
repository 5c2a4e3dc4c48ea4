import type { JsonObject } from '../../../shared/json/json-value.ts';
import { isPictureName } from '../../../shared/page/picture-endings.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';
import { hasForm } from './has-form.ts';
import type { ValidatedDocument } from './schema-finding.ts';
import { fieldSkeleton } from './skeleton.ts';
import { suggestForm } from './suggest-form.ts';

/**
 * A group with a text in the field of which it has the form, the file of a picture or the address of a link:
 * `{ "src": "/images/bakwagen.svg", "alt": "…" }`. Undefined without such a field.
 */
export function filledSkeleton(
  text: string,
  schema: JsonObject,
  lookup: ValidatedDocument['lookup'],
): string | undefined {
  const fields = lookup.fieldsOf(schema);
  let isFilled = false;
  const parts = lookup.requiredOf(schema).map((name) => {
    const field = lookup.resolve(fields.get(name) ?? {});
    const meant = isFilled ? undefined : inForm(text, field);
    if (meant === undefined) return fieldSkeleton(name, field, lookup);
    isFilled = true;
    return `${JSON.stringify(name)}: ${JSON.stringify(meant)}`;
  });
  return isFilled ? `{ ${parts.join(', ')} }` : undefined;
}

function inForm(text: string, field: JsonObject): string | undefined {
  const pattern = stringOrEmptyAt(field, 'pattern');
  if (pattern === '') return undefined;
  if (hasForm(text, field)) return text;
  return isPictureName(text) ? suggestForm(text, pattern)?.text : undefined;
}
