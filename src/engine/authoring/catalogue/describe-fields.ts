import type { StudioField } from '../../../shared/studio.ts';
import { listAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';
import type { SchemaBook } from '../../pipeline/2-validate/schema-book.ts';
import { fieldKind } from './field-kind.ts';

/** The fields of an object schema, nested and in order. */
export function describeFields(schema: JsonObject, book: SchemaBook): StudioField[] {
  const required = new Set(book.requiredOf(schema));
  return [...book.fieldsOf(schema)].map(([name, field]) => {
    const opened = book.open(field);
    const form = stringOrEmptyAt(opened, 'patternErrorMessage');
    return {
      name,
      required: required.has(name),
      kind: fieldKind(field, book.open),
      description: stringOrEmptyAt(opened, 'description'),
      ...(form === '' ? {} : { form }),
      values: valuesOf(opened),
      fields: describeFields(innermost(opened, book), book),
    };
  });
}

function valuesOf(schema: JsonObject): StudioField['values'] {
  const explanations = listAt(schema, 'enumDescriptions');
  return listAt(schema, 'enum').map((value, index) => ({
    value: JSON.stringify(value),
    explanation: String(explanations[index] ?? ''),
  }));
}

/** The schema itself, or that of list items, at any depth. */
function innermost(schema: JsonObject, book: SchemaBook): JsonObject {
  const items = book.itemsOf(schema);
  return items === undefined ? schema : innermost(items, book);
}
