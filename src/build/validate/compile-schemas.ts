import { Ajv, type ErrorObject } from 'ajv';
import type { DocumentKind, JsonObject, JsonValue } from '../load/source-document.ts';
import { editorKeywords } from '../schema/editor-keywords.ts';
import { cutLongLists } from './cut-long-lists.ts';
import { valueAt } from './pointer.ts';
import type { SchemaError } from './schema-error.ts';

/** The schema that holds for each kind of document. */
export const schemaOfKind: Record<DocumentKind, string> = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  glossary: 'glossary.schema.json',
  shared: 'block.schema.json',
};

/**
 * Makes the checker that lists every objection to a value. The schemas are compiled at the first value of a kind.
 * @param schemas parsed schemas by path relative to the folder; their relative `$ref`s are followed
 * @throws when a schema itself is wrong or a schema it refers to is absent
 */
export function compileSchemas(
  schemas: Map<string, JsonObject>,
): (kind: DocumentKind, value: JsonValue) => SchemaError[] {
  let ajv: Ajv | undefined;
  return (kind, value) => {
    ajv ??= loadSchemas(schemas);
    const check = ajv.getSchema(addressOf(schemaOfKind[kind]));
    if (!check) throw new Error(`schemas/${schemaOfKind[kind]} is missing`);
    // With all errors wanted, the time ajv takes grows with the square of their number: minutes for one
    // megabyte of wrong items. A list that long is wrong in itself, so its first items tell enough.
    const short = cutLongLists(value);
    if (check(short) && short !== value) check(value);
    const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    return errors.map((error) => toSchemaError(error, value));
  };
}

function loadSchemas(schemas: Map<string, JsonObject>): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
  });
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
