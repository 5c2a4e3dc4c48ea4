import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { closestName, onlyNearName } from '../../text/closest-name.ts';
import { isBlock } from './block-place.ts';
import { missingBlockType, sharedInShared, typeAndShared } from './block-type.ts';
import { safeCorrection } from './correction.ts';
import { partHolding } from './field-owner.ts';
import { fieldsCalled } from './fields-with-label.ts';
import { kindOf, kindsOf } from './kind.ts';
import { looseFields, loosePart } from './loose-part.ts';
import { missingField } from './missing-field.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { misspeltField, purposeOf, unknownField } from './unknown-field.ts';

/**
 * Reports missing and unknown fields of an object; a misspelt field counts once.
 * @param errors `required` and `additionalProperties` errors at `pointer`
 */
export function objectFindings(
  pointer: string,
  errors: SchemaError[],
  document: ValidatedDocument,
): SchemaFinding[] {
  const [first] = errors;
  if (!first || !isObject(first.value)) return [];
  const holder = first.value;
  if (isBlock(document.kind, pointer)) {
    if (document.kind === 'shared' && Object.hasOwn(holder, 'shared'))
      return [sharedInShared(pointer, holder)];
    if (Object.hasOwn(holder, 'type') && Object.hasOwn(holder, 'shared')) return [typeAndShared(pointer)];
    if (!Object.hasOwn(holder, 'type') && !Object.hasOwn(holder, 'shared')) {
      return [missingBlockType(first, document)];
    }
  }
  const fields = document.lookup.fieldsOf(first.schema);
  const missing = new Set(namesIn(errors, 'required', 'missingProperty'));
  const unused = new Set([...fields.keys()].filter((name) => !Object.hasOwn(holder, name)));
  const unlisted = namesIn(errors, 'additionalProperties', 'additionalProperty');
  const loose = loosePart({ unknown: unlisted, missing }, fields, document.lookup);
  if (loose !== undefined) missing.delete(loose.part);
  const unknown = unlisted.filter((name) => !loose?.names.includes(name));
  const free = [...unused];
  const toldOf = new Set<string>();
  const findings = unknown.flatMap((name): SchemaFinding[] => {
    const near = closestName(name, missing) ?? closestName(name, unused);
    const called = fieldsCalled(name, fields);
    const likely = called.filter((field) => unused.has(field));
    const meant = near ?? likely.find((field) => missing.has(field)) ?? likely[0];
    if (meant !== undefined) {
      missing.delete(meant);
      unused.delete(meant);
      const schema = fields.get(meant) ?? {};
      const isOnlyCalledSo =
        near === undefined &&
        called.length === 1 &&
        unknown.every((other) => other === name || !fieldsCalled(other, fields).includes(meant));
      const isUnambiguous =
        near === undefined
          ? isOnlyCalledSo && isValueFor(schema, holder[name] ?? null, document)
          : onlyNearName(name, free) === meant && onlyNearName(meant, unknown) === name;
      const isUnderstood = isUnambiguous || isOnlyCalledSo || isGroupFor(schema, holder[name], document);
      const hint = purposeOf(meant, document.lookup.resolve(schema));
      return [misspeltField({ pointer, name, meant, hint, isUnambiguous, isUnderstood })];
    }
    // Several fields of one missing list are a single mistake.
    const part = partHolding(name, fields, document.lookup);
    if (part !== undefined && missing.has(part)) toldOf.add(part);
    else if (part !== undefined && toldOf.has(part)) return [];
    if (part !== undefined) missing.delete(part);
    return [unknownField({ pointer, name, fields }, document)];
  });
  if (loose !== undefined) findings.push(looseFields(pointer, loose));
  for (const name of missing)
    findings.push(missingField({ pointer, name, schema: fields.get(name) ?? {} }, document));
  return findings;
}

/** Whether a field takes a value as it is, or with quotes or brackets that `--fix` adds or takes away. */
function isValueFor(
  schema: JsonObject,
  value: JsonValue,
  { lookup }: Pick<ValidatedDocument, 'lookup'>,
): boolean {
  const wanted = lookup.resolve(schema);
  return (
    kindsOf(wanted).includes(kindOf(value)) ||
    safeCorrection({ value, written: `${value}` }, wanted, lookup) !== undefined
  );
}

/** Whether a value is a list or group of fields where the schema wants one. */
function isGroupFor(
  schema: JsonObject,
  value: JsonValue | undefined,
  { lookup }: Pick<ValidatedDocument, 'lookup'>,
): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return kindsOf(lookup.resolve(schema)).includes(kindOf(value));
}

function namesIn(errors: SchemaError[], keyword: string, parameter: string): string[] {
  return errors
    .filter((error) => error.keyword === keyword)
    .map(({ params }) => params[parameter])
    .filter((name) => typeof name === 'string');
}
