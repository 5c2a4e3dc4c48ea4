import type { StudioField } from '../../../shared/authors/studio.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { listAt, stringAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import type { SchemaLookup } from '../../schema/schema-lookup.ts';
import { fieldKind } from './field-kind.ts';

/** The fields of an object schema, nested and in order. */
export function describeFields(schema: JsonObject, lookup: SchemaLookup): StudioField[] {
  const required = new Set(lookup.requiredOf(schema));
  return [...lookup.fieldsOf(schema)].map(([name, field]) => {
    const resolved = lookup.resolve(field);
    const form = stringAt(resolved, 'patternErrorMessage');
    return {
      name,
      required: required.has(name),
      kind: fieldKind(field, lookup.resolve),
      description: stringOrEmptyAt(resolved, 'description'),
      form,
      values: valuesOf(resolved),
      fields: describeFields(innermost(resolved, lookup), lookup),
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
function innermost(schema: JsonObject, lookup: SchemaLookup): JsonObject {
  const items = lookup.itemsOf(schema);
  return items === undefined ? schema : innermost(items, lookup);
}
