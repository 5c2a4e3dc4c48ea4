import type { JsonObject, JsonValue } from './json-value.ts';

/** An object that its author meant as a `Value`: it has the names of that type, and anything may stand there. */
export type UncheckedObject<Value> = { readonly [Name in keyof Value]?: JsonValue };

/** What an author wrote where such an object belongs. */
export type Unchecked<Value> = UncheckedObject<Value> | Exclude<JsonValue, JsonObject>;
