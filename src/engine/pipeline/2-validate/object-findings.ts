import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { closestName, onlyNearName } from '../../text/closest-name.ts';
import { blockKindFinding } from './block-type.ts';
import { safeCorrection } from './correction.ts';
import { partHolding } from './field-owner.ts';
import { fieldsCalled } from './fields-with-label.ts';
import { kindOf, kindsOf } from './kind.ts';
import { looseFields, loosePart } from './loose-part.ts';
import { missingField } from './missing-field.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { type MisspeltField, misspeltField, purposeOf, unknownField } from './unknown-field.ts';

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
  const ofBlock = blockKindFinding(first, document);
  if (ofBlock !== undefined) return [ofBlock];
  const holder = first.value;
  const fields = document.lookup.fieldsOf(first.schema);
  const absent = [...fields.keys()].filter((name) => !Object.hasOwn(holder, name));
  const missing = new Set(namesIn(errors, 'required', 'missingProperty'));
  const unlisted = namesIn(errors, 'additionalProperties', 'additionalProperty');
  const loose = loosePart({ unknown: unlisted, missing }, fields, document.lookup);
  if (loose !== undefined) missing.delete(loose.part);
  const unknown = unlisted.filter((name) => !loose?.names.includes(name));
  const compared = { holder, fields, absent, missing, unused: new Set(absent), unknown };
  const findings = unknownFindings(pointer, compared, document);
  if (loose !== undefined) findings.push(looseFields(pointer, loose));
  for (const name of missing)
    findings.push(missingField({ pointer, name, schema: fields.get(name) ?? {} }, document));
  return findings;
}

/** An object beside what its schema asks. */
interface ComparedObject {
  holder: JsonObject;
  /** All that it may have. */
  fields: ReadonlyMap<string, JsonObject>;
  /** Fields that it has not. */
  absent: readonly string[];
  /** Of these, what it must have, less what was found under another name. */
  missing: Set<string>;
  /** Of these, what was not found under another name. */
  unused: Set<string>;
  /** Names of which its schema has no field. */
  unknown: readonly string[];
}

/** Takes the fields that it finds under another name out of those that are missing and unused. */
function unknownFindings(
  pointer: string,
  compared: ComparedObject,
  document: ValidatedDocument,
): SchemaFinding[] {
  const { fields, missing, unused, unknown } = compared;
  const reported = new Set<string>();
  return unknown.flatMap((name): SchemaFinding[] => {
    const field = meantField(name, compared, document);
    if (field !== undefined) {
      missing.delete(field.meant);
      unused.delete(field.meant);
      return [misspeltField({ pointer, name, ...field })];
    }
    // Several fields of one missing list are a single mistake.
    const part = partHolding(name, fields, document.lookup);
    if (part !== undefined && missing.delete(part)) reported.add(part);
    else if (part !== undefined && reported.has(part)) return [];
    return [unknownField({ pointer, name, fields }, document)];
  });
}

type MeantField = Pick<MisspeltField, 'meant' | 'hint' | 'isUnambiguous' | 'isUnderstood'>;

/** The field that an unknown name means: one with nearly that name, else one that authors call so. */
function meantField(
  name: string,
  { holder, fields, absent, missing, unused, unknown }: ComparedObject,
  document: ValidatedDocument,
): MeantField | undefined {
  const near = closestName(name, missing) ?? closestName(name, unused);
  const called = fieldsCalled(name, fields);
  const likely = called.filter((field) => unused.has(field));
  const meant = near ?? likely.find((field) => missing.has(field)) ?? likely[0];
  if (meant === undefined) return undefined;
  const schema = fields.get(meant) ?? {};
  const isOnlyCalledSo =
    near === undefined &&
    called.length === 1 &&
    unknown.every((other) => other === name || !fieldsCalled(other, fields).includes(meant));
  const value = holder[name] ?? null;
  const isOnlyNear = onlyNearName(name, absent) === meant && onlyNearName(meant, unknown) === name;
  const isUnambiguous =
    near === undefined
      ? isOnlyCalledSo && isValueFor(schema, value, document)
      : isOnlyNear && !isGroupOfOther(schema, value, document);
  return {
    meant,
    hint: purposeOf(meant, document.lookup.resolve(schema)),
    isUnambiguous,
    isUnderstood: isUnambiguous || isOnlyCalledSo || isGroupFor(schema, value, document),
  };
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

/** Whether a value is a list or group of fields that belongs to another field: this one wants something else. */
function isGroupOfOther(
  schema: JsonObject,
  value: JsonValue,
  document: Pick<ValidatedDocument, 'lookup'>,
): boolean {
  const isGroup = typeof value === 'object' && value !== null;
  return (
    isGroup && kindsOf(document.lookup.resolve(schema)).length > 0 && !isValueFor(schema, value, document)
  );
}

/** Whether a value is a list or group of fields where the schema wants one. */
function isGroupFor(
  schema: JsonObject,
  value: JsonValue,
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
