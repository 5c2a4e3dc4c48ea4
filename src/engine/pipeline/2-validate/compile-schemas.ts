import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import { valueAt } from '../../json/pointer.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';
import { schemaOfKind } from '../../schema/document-kind.ts';
import { editorKeywords } from '../../schema/editor-keywords.ts';
import { cutLongLists } from './cut-long-lists.ts';
import type { SchemaError } from './schema-error.ts';

/**
 * Makes the checker that lists every objection to a value. The schemas are compiled at the first value of a kind.
 * @param schemas parsed schemas by path relative to the folder; their relative `$ref`s are followed
 * @throws when a schema itself is wrong or a schema it refers to is absent
 */
export function compileSchemas(
  schemas: Map<string, JsonObject>,
): (kind: DocumentKind, value: JsonValue) => SchemaError[] {
  const isRight = checkerOf(schemas, { allErrors: false });
  const listErrors = checkerOf(schemas, { allErrors: true, verbose: true });
  return (kind, value) => {
    // Nearly every value is right, and that is quickly said.
    if (isRight(kind)(value)) return [];
    // With all errors wanted, the time ajv takes grows with the square of their number: minutes for one
    // megabyte of wrong items. A list that long is wrong in itself, so its first items tell enough.
    const short = cutLongLists(value);
    const check = listErrors(kind);
    if (check(short) && short !== value) check(value);
    const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    return errors.map((error) => toSchemaError(error, value));
  };
}

/** Gives the compiled schema of a kind of document; compiles at the first question. */
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

/** The files carry no `$id`; an address shaped as a file's makes their relative `$ref`s meet. */
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
