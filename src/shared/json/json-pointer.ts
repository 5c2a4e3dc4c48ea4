import type { JsonValue } from './json-value.ts';

/** The JSON pointer (RFC 6901) of a child. */
export function childPointer(pointer: string, key: string | number): string {
  if (typeof key === 'number' || !/[~/]/.test(key)) return `${pointer}/${key}`;
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Unescaped segments of a pointer. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Pointer of the parent; the root is its own. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The child, own properties only. */
export function childOf(value: JsonValue | undefined, step: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at a pointer, if any. */
export function valueAt(document: JsonValue | undefined, pointer: string): JsonValue | undefined {
  return pointerSteps(pointer).reduce(childOf, document);
}
