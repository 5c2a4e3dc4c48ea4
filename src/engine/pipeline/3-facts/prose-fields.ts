import { namesWithoutProse } from './field-names.ts';

const withoutProse: ReadonlySet<string> = new Set(namesWithoutProse);

/** Whether a field holds prose, to which text rules apply. */
export function isProse(field: string): boolean {
  return !withoutProse.has(field);
}
