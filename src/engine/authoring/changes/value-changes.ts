import type { FormPlace } from '../../../shared/authors/form-place.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { pairItems } from './pair-items.ts';

export interface ValueChange {
  /** Field names and item indexes; the old index for a removed item. */
  path: (string | number)[];
  /** Absent for an addition. */
  before?: JsonValue;
  /** Absent for a removal. */
  after?: JsonValue;
  /** Old index of an item moved unchanged. */
  movedFrom?: number;
  /** What forms call each step of `path`; without them it is called as in JSON. */
  labels?: (string | undefined)[];
  /** What a form has for the value. */
  form?: FormPlace;
  /** The object that holds the field. */
  holder?: JsonObject;
}

/** Structural diff of two values. List items match by similarity: an insertion leaves later items alone. */
export function valueChanges(before: JsonValue, after: JsonValue): ValueChange[] {
  return changesIn(before, after, { path: [] });
}

type Place = Pick<ValueChange, 'path' | 'holder'>;

function changesIn(before: JsonValue, after: JsonValue, place: Place): ValueChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) return changesInObject(before, after, place.path);
  if (Array.isArray(before) && Array.isArray(after)) return changesInList(before, after, place);
  return [{ ...place, before, after }];
}

function changesInObject(before: JsonObject, after: JsonObject, path: ValueChange['path']): ValueChange[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((name): ValueChange[] => {
    const [old, present] = [before[name], after[name]];
    if (old === undefined)
      return present === undefined ? [] : [{ path: [...path, name], after: present, holder: after }];
    if (present === undefined) return [{ path: [...path, name], before: old, holder: before }];
    return changesIn(old, present, { path: [...path, name], holder: after });
  });
}

function changesInList(before: JsonValue[], after: JsonValue[], { path, holder }: Place): ValueChange[] {
  return pairItems(before, after).flatMap((pair): ValueChange[] => {
    if (!pair.after)
      return pair.before ? [{ path: [...path, pair.before.index], before: pair.before.item, holder }] : [];
    const here = [...path, pair.after.index];
    if (!pair.before) return [{ path: here, after: pair.after.item, holder }];
    if (!pair.moved) return changesIn(pair.before.item, pair.after.item, { path: here, holder });
    return [
      { path: here, before: pair.before.item, after: pair.after.item, movedFrom: pair.before.index, holder },
    ];
  });
}
