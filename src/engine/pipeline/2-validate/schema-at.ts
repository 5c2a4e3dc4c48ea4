import { childOf, pointerSteps, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isObject, objectAt, stringAt } from '../../json/json-shape.ts';
import { blockAround } from './block-place.ts';
import type { ValidatedDocument } from './schema-finding.ts';

/** The schema of the value at a pointer, if any. */
export function schemaAt(
  { kind, value, schema, lookup }: ValidatedDocument,
  pointer: string,
): JsonObject | undefined {
  const start = blockAround(kind, pointer);
  let holder: JsonValue | undefined = valueAt(value, start ?? '');
  let found = start === undefined ? schema : blockSchema(holder, lookup);
  for (const step of pointerSteps(pointer.slice(start?.length ?? 0))) {
    if (!found) return undefined;
    found = Array.isArray(holder) ? lookup.itemsOf(found) : lookup.fieldsOf(found).get(step);
    holder = childOf(holder, step);
  }
  return found;
}

function blockSchema(
  block: JsonValue | undefined,
  { blocks, anyBlock }: ValidatedDocument['lookup'],
): JsonObject | undefined {
  if (!isObject(block)) return undefined;
  const [type, shared] = [stringAt(block, 'type'), stringAt(block, 'shared')];
  if (type !== undefined || shared === undefined) return blocks.get(type ?? '');
  const { SharedBlockReference } = objectAt(anyBlock, 'definitions');
  return isObject(SharedBlockReference) ? SharedBlockReference : undefined;
}
