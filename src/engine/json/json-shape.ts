import type { JsonObject, JsonValue } from './json-value.ts';

/** Whether a value is a JSON object: no list and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under `name`, or an empty one where there is none. */
export function objectAt(parent: JsonObject, name: string): JsonObject {
  const value = parent[name];
  return isObject(value) ? value : {};
}

/** The list under `name`, or an empty one where there is none. */
export function listAt(parent: JsonObject, name: string): JsonValue[] {
  const value = parent[name];
  return Array.isArray(value) ? value : [];
}

/** The text under `name`; undefined where there is none, and for whatever is no object. */
export function stringAt(parent: JsonValue | undefined, name: string): string | undefined {
  if (!isObject(parent) || !Object.hasOwn(parent, name)) return undefined;
  const value = parent[name];
  return typeof value === 'string' ? value : undefined;
}

/** The text under `name`, or an empty one where there is none. */
export function stringOrEmptyAt(parent: JsonValue | undefined, name: string): string {
  return stringAt(parent, name) ?? '';
}
