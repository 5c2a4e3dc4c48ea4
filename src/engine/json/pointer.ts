import { isObject } from './json-shape.ts';
import type { JsonValue } from './json-value.ts';

/** The pointer of a field or list item inside the value at `pointer`. */
export function childPointer(pointer: string, key: string | number): string {
  if (typeof key === 'number' || !/[~/]/.test(key)) return `${pointer}/${key}`;
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The names and positions of a JSON pointer, from the outside in; `''` gives none. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer of what holds the value at `pointer`; the whole document holds itself. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The value one step down, or undefined where there is none; names of the prototype do not count. */
export function childOf(value: JsonValue | undefined, step: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  if (isObject(value) && Object.hasOwn(value, step)) return value[step];
  return undefined;
}

/** The value a pointer points at, or undefined where there is none. */
export function valueAt(document: JsonValue, pointer: string): JsonValue | undefined {
  return pointerSteps(pointer).reduce<JsonValue | undefined>(childOf, document);
}
