import { Ajv, type ErrorObject, type Options } from 'ajv';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import { BrokenSchemasError } from '../../schema/broken-schemas-error.ts';
import { schemaOfKind } from '../../schema/document-kind.ts';
import { editorKeywords } from '../../schema/editor-keywords.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { cutLongLists } from './cut-long-lists.ts';
import type { SchemaError } from './schema-error.ts';

/**
 * Lists all schema errors of a value; compiles lazily.
 * @param schemas by path, for relative `$ref`s; `cachedValidators` reports an invalid one
 * @throws BrokenSchemasError when the schema of a kind is missing
 */
export function compileSchemas(schemas: Schemas): (kind: DocumentKind, value: JsonValue) => SchemaError[] {
  let ajv: Ajv | undefined;
  return (kind, value) => {
    ajv ??= loadSchemas(schemas, { allErrors: true, verbose: true, validateSchema: false });
    const check = ajv.getSchema(addressOf(schemaOfKind[kind]));
    if (!check) {
      const file = `schemas/${schemaOfKind[kind]}`;
      throw new BrokenSchemasError(`${file} is missing. Put it back, as with: git restore ${file}`);
    }
    // `allErrors` makes ajv quadratic: minutes for one megabyte of wrong items.
    const short = cutLongLists(value);
    if (check(short) && short !== value) check(value);
    const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    return errors.map((error) => toSchemaError(error, value));
  };
}

/** Ajv with all schemas, each at its `addressOf`; it compiles one when it is asked for. */
export function loadSchemas(schemas: Schemas, { code, ...options }: Options): Ajv {
  const ajv = new Ajv({
    ...options,
    // What ajv's optimizer saves, V8 does not need; it takes a quarter of the time.
    code: { ...code, optimize: false },
    strict: true,
    allowUnionTypes: true,
  });
  ajv.addVocabulary(editorKeywords);
  for (const [file, schema] of schemas) ajv.addSchema(schema, addressOf(file));
  return ajv;
}

/** Without `$id`, a URL resolves relative `$ref`s. */
export function addressOf(file: string): string {
  return `schema:///${file}`;
}

function toSchemaError(
  { keyword, instancePath, params, parentSchema }: ErrorObject,
  document: JsonValue,
): SchemaError {
  const value = valueAt(document, instancePath) ?? null;
  return { keyword, pointer: instancePath, params, schema: parentSchema ?? {}, value };
}
