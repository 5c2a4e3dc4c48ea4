import type { JsonObject, JsonValue } from '../pipeline/1-load/source-document.ts';

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

/** The text under `name`, or an empty one where there is none. */
export function textAt(parent: JsonObject, name: string): string {
  const value = parent[name];
  return typeof value === 'string' ? value : '';
}
