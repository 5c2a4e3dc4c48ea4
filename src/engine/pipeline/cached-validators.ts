import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { memoizeLast } from '../../shared/memoize-last.ts';
import type { DocumentKind } from '../../shared/page/document-kind.ts';
import type { Memo } from '../memo/memo.ts';
import { BrokenSchemasError } from '../schema/broken-schemas-error.ts';
import { schemaOfKind } from '../schema/document-kind.ts';
import type { Schemas } from '../schema/schemas.ts';
import { addressOf, loadSchemas } from './2-validate/compile-schemas.ts';
import type { IsValid } from './examine-file.ts';

type Validators = Partial<Record<DocumentKind, (value: JsonValue) => boolean>>;

const validatorsIn = memoizeLast(run);

/**
 * Validates with code that the memo keeps from run to run: compiling the schemas takes longer than checking a page.
 * @param hash of the schemas
 * @throws BrokenSchemasError when a schema is invalid
 */
export async function cachedValidators(
  schemas: Schemas,
  { memo, hash }: { memo: Memo; hash: string },
): Promise<IsValid> {
  const file = await memo.file('validators', [hash], async () => Buffer.from(codeOf(schemas)));
  return (kind, value) => validatorsIn(file)[kind]?.(value) ?? false;
}

/** A CommonJS module that exports a validator for each kind that has a schema. */
function codeOf(schemas: Schemas): string {
  const ajv = loadSchemas(schemas, { allErrors: false, validateSchema: false, code: { source: true } });
  for (const [file, schema] of schemas) {
    if (ajv.validateSchema(schema)) continue;
    throw new BrokenSchemasError(`schemas/${file}: ${ajv.errorsText(ajv.errors, { dataVar: '' })}`);
  }
  const known = Object.entries(schemaOfKind).filter(([, file]) => schemas.has(file));
  try {
    return standaloneCode(ajv, Object.fromEntries(known.map(([kind, file]) => [kind, addressOf(file)])));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BrokenSchemasError(`The schemas are wrong: ${reason.replaceAll(addressOf(''), 'schemas/')}`);
  }
}

function run(file: string): Validators {
  const exported: Validators = {};
  compileFunction(readFileSync(file, 'utf8'), ['exports', 'require'])(
    exported,
    createRequire(import.meta.url),
  );
  return exported;
}
