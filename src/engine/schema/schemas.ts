import type { JsonObject } from '../../shared/json/json-value.ts';

/** By relative path, such as `blocks/hero.schema.json`. */
export type Schemas = Map<string, JsonObject>;
