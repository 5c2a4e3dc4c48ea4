import type { JsonObject, JsonValue } from './json-value.ts';

/** Excludes arrays and null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under `name`, else an empty one. */
export function objectAt(parent: JsonValue | undefined, name: string): JsonObject {
  const value = isObject(parent) ? parent[name] : undefined;
  return isObject(value) ? value : {};
}

/** The list under `name`, else an empty one. */
export function listAt(parent: JsonValue | undefined, name: string): JsonValue[] {
  const value = isObject(parent) ? parent[name] : undefined;
  return Array.isArray(value) ? value : [];
}

/** The string under `name`, if any. */
export function stringAt(parent: JsonValue | undefined, name: string): string | undefined {
  if (!isObject(parent) || !Object.hasOwn(parent, name)) return undefined;
  const value = parent[name];
  return typeof value === 'string' ? value : undefined;
}

/** The string under `name`, else an empty one. */
export function stringOrEmptyAt(parent: JsonValue | undefined, name: string): string {
  return stringAt(parent, name) ?? '';
}
