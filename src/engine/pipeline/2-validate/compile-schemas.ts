import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import { valueAt } from '../../json/pointer.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';
import { schemaOfKind } from '../../schema/document-kind.ts';
import { editorKeywords } from '../../schema/editor-keywords.ts';
import { cutLongLists } from './cut-long-lists.ts';
import type { SchemaError } from './schema-error.ts';

/**
 * Lists all schema errors of a value; compiles lazily.
 * @param schemas by path, for relative `$ref`s
 * @throws when a schema is invalid or missing
 */
export function compileSchemas(
  schemas: Map<string, JsonObject>,
): (kind: DocumentKind, value: JsonValue) => SchemaError[] {
  const isRight = checkerOf(schemas, { allErrors: false });
  const listErrors = checkerOf(schemas, { allErrors: true, verbose: true });
  return (kind, value) => {
    // Fast path: nearly every value is valid.
    if (isRight(kind)(value)) return [];
    // `allErrors` makes ajv quadratic: minutes for one megabyte of wrong items.
    const short = cutLongLists(value);
    const check = listErrors(kind);
    if (check(short) && short !== value) check(value);
    const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    return errors.map((error) => toSchemaError(error, value));
  };
}

/** Compiles on first use. */
function checkerOf(
  schemas: Map<string, JsonObject>,
  options: Options,
): (kind: DocumentKind) => ValidateFunction {
  let ajv: Ajv | undefined;
  return (kind) => {
    ajv ??= loadSchemas(schemas, options);
    const check = ajv.getSchema(addressOf(schemaOfKind[kind]));
    if (!check) throw new Error(`schemas/${schemaOfKind[kind]} is missing`);
    return check;
  };
}

function loadSchemas(schemas: Map<string, JsonObject>, options: Options): Ajv {
  const ajv = new Ajv({ ...options, strict: true, allowUnionTypes: true });
  ajv.addVocabulary(editorKeywords);
  for (const [file, schema] of schemas) ajv.addSchema(schema, addressOf(file));
  return ajv;
}

/** Without `$id`, a URL resolves relative `$ref`s. */
function addressOf(file: string): string {
  return `schema:///${file}`;
}

function toSchemaError(
  { keyword, instancePath, params, parentSchema }: ErrorObject,
  document: JsonValue,
): SchemaError {
  const value = valueAt(document, instancePath) ?? null;
  return { keyword, pointer: instancePath, params, schema: parentSchema ?? {}, value };
}
