import type { JsonObject, JsonValue } from '../../json/json-value.ts';

/** One objection of the schema checker, in our own words for its parts. */
export interface SchemaError {
  /** The schema word that was not met: `required`, `enum`, `maxLength` … */
  keyword: string;
  /** JSON pointer of the value that is wrong. */
  pointer: string;
  /** What the keyword adds: the missing name, the limit, the allowed values … */
  params: Record<string, unknown>;
  /** The schema object that holds the keyword. */
  schema: JsonObject;
  value: JsonValue;
}
