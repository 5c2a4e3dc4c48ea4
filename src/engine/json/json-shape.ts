import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';

/** The names that a value can have: those of its type when it is `Unchecked`, any when it is just JSON. */
type NameIn<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? keyof Value & string
    : never;

/** Excludes arrays and null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under `name`, own properties only. */
export function memberAt<Parent>(parent: Parent, name: NameIn<Parent>): JsonValue | undefined {
  const holder: unknown = parent;
  return isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/** The object under `name`, else an empty one. */
export function objectAt<Parent>(parent: Parent, name: NameIn<Parent>): JsonObject {
  const value = memberAt(parent, name);
  return isObject(value) ? value : {};
}

/** The list under `name`, else an empty one. */
export function listAt<Parent>(parent: Parent, name: NameIn<Parent>): JsonValue[] {
  const value = memberAt(parent, name);
  return Array.isArray(value) ? value : [];
}

/** The strings in the list under `name`. */
export function stringsAt<Parent>(parent: Parent, name: NameIn<Parent>): string[] {
  return listAt(parent, name).filter((item) => typeof item === 'string');
}

/** The string under `name`, if any. */
export function stringAt<Parent>(parent: Parent, name: NameIn<Parent>): string | undefined {
  const value = memberAt(parent, name);
  return typeof value === 'string' ? value : undefined;
}

/** The string under `name`, else an empty one. */
export function stringOrEmptyAt<Parent>(parent: Parent, name: NameIn<Parent>): string {
  return stringAt(parent, name) ?? '';
}

/** The number under `name`, if any. */
export function numberAt<Parent>(parent: Parent, name: NameIn<Parent>): number | undefined {
  const value = memberAt(parent, name);
  return typeof value === 'number' ? value : undefined;
}
