import type { JsonObject } from '../json/json-value.ts';

/** The schemas by their path inside the folder, for example `page.schema.json` or `blocks/hero.schema.json`. */
export type Schemas = Map<string, JsonObject>;
