import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';

/** A schema error, independent of ajv. */
export interface SchemaError {
  /** `required`, `enum`, `maxLength` … */
  keyword: string;
  pointer: string;
  /** Of the keyword: the missing field, the limit … */
  params: Record<string, unknown>;
  /** The schema with the keyword. */
  schema: JsonObject;
  value: JsonValue;
}
