import { groupBy } from '../../../shared/group-by.ts';
import { parentPointer } from '../../../shared/json/json-pointer.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type PointedNumber, pointedNumbers } from '../../json/tree/pointed-numbers.ts';
import { schemaOfKind } from '../../schema/document-kind.ts';
import { migrateDocument } from '../../schema/migration/migrate-document.ts';
import { createSchemaLookup } from '../../schema/schema-lookup.ts';
import type { Schemas } from '../../schema/schemas.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { compileSchemas } from './compile-schemas.ts';
import { misplacedBlocks } from './misplaced-block.ts';
import { objectFindings } from './object-findings.ts';
import { oldForm } from './old-form.ts';
import { placeInWords } from './place-in-words.ts';
import { pointedNumber } from './pointed-number.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { splitCells } from './split-number.ts';
import { valueFinding } from './value-finding.ts';

/** Gives one Dutch diagnostic per mistake; none when valid or not JSON. */
export type Validator = (document: SourceDocument) => Diagnostic[];

const aboutNames = new Set(['required', 'additionalProperties']);

let last: { schemas: string; validator: Validator } | undefined;

/**
 * Makes a validator that compiles the schemas once; the schemas of last time give that validator again, because
 * compiling takes most of the time of a check.
 * @throws from the validator, when a schema is invalid or missing: our bug
 */
export function createValidator(schemas: Schemas): Validator {
  const text = JSON.stringify([...schemas]);
  if (last?.schemas !== text) last = { schemas: text, validator: compileValidator(schemas) };
  return last.validator;
}

function compileValidator(schemas: Schemas): Validator {
  const check = compileSchemas(schemas);
  const lookup = createSchemaLookup(schemas);
  return ({ kind, file, text, value }) => {
    const errors = value === undefined ? [] : check(kind, value);
    const pointed = value === undefined ? [] : pointedNumbers(text);
    if (value === undefined || errors.length + pointed.length === 0) return [];
    const document: ValidatedDocument = {
      kind,
      text,
      value,
      schema: schemas.get(schemaOfKind[kind]) ?? {},
      lookup,
    };
    // Reports an outdated form alone; other errors show after migration.
    const migrated = errors.length === 0 ? undefined : migrateDocument({ kind, text });
    if (migrated) return migrated.blocks.map((block) => oldForm(block, file, document));
    const aboutPoints = pointedFindings(pointed, errors, document);
    const reported = new Set(aboutPoints.map(({ place }) => place.pointer));
    const others = errors.filter(({ pointer }) => !reported.has(pointer));
    return [...aboutPoints, ...findingsIn(others, document)].map((finding) =>
      toProblem(finding, file, document),
    );
  };
}

/** Where no number of this kind belongs, the wrong kind says it. */
function pointedFindings(
  pointed: readonly PointedNumber[],
  errors: readonly SchemaError[],
  document: ValidatedDocument,
): SchemaFinding[] {
  const ofWrongKind = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ pointer }) => pointer),
  );
  return pointed
    .filter(({ pointer }) => !ofWrongKind.has(pointer))
    .map((number) => pointedNumber(number, document));
}

function findingsIn(errors: SchemaError[], document: ValidatedDocument): SchemaFinding[] {
  const ofNumbers = splitCells(errors, document);
  const ofBlocks = misplacedBlocks(ofNumbers.others, document);
  const inOthers = [...groupBy(ofBlocks.others, ({ pointer }) => pointer)].flatMap(([pointer, group]) => {
    const ofValue = valueFinding(
      group.filter(({ keyword }) => !aboutNames.has(keyword)),
      document,
    );
    const ofNames = group.filter(({ keyword }) => aboutNames.has(keyword));
    return [...(ofValue ? [ofValue] : []), ...objectFindings(pointer, ofNames, document)];
  });
  return [...ofNumbers.findings, ...ofBlocks.findings, ...inOthers];
}

function toProblem(finding: SchemaFinding, file: string, document: ValidatedDocument): Diagnostic {
  const { pointer, part } = finding.place;
  const where = placeInWords(document, part === 'key' ? parentPointer(pointer) : pointer);
  return { where, ...finding, severity: 'error', file };
}
