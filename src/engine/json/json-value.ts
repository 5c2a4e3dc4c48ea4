export type { JsonObject, JsonValue } from '../../shared/json-value.ts';
