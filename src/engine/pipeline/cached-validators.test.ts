import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { contentHash } from '../memo/content-hash.ts';
import { Memo } from '../memo/memo.ts';
import type { Schemas } from '../schema/schemas.ts';
import { readSchemas } from './1-load/read-schemas.ts';
import { compileSchemas } from './2-validate/compile-schemas.ts';
import { cachedValidators } from './cached-validators.ts';
import type { IsValid } from './examine-file.ts';

const project = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'validators-'));
const memo = new Memo({ root, pages: 'pages' });
const schemas = await readSchemas(join(project, 'schemas'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

const keep = (of: Schemas, hash = contentHash(JSON.stringify([...of]))): Promise<IsValid> =>
  cachedValidators(of, { memo, hash });

/** Right and wrong documents of every kind, the ones that are no JSON left out. */
function documents(): JsonValue[] {
  return ['pages', 'tests/engine/base/pages', 'tests/engine/cases'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        try {
          return [JSON.parse(readFileSync(join(project, folder, name), 'utf8'))];
        } catch {
          return [];
        }
      }),
  );
}

it('finds a document valid exactly where the schemas list no error', async () => {
  const isValid = await keep(schemas);
  const errorsOf = compileSchemas(schemas);
  const verdicts = documents().flatMap((value) =>
    (['page', 'site', 'glossary', 'shared'] as const).map((kind) => {
      const verdict = isValid(kind, value);
      expect(verdict, JSON.stringify(value).slice(0, 200)).toBe(errorsOf(kind, value).length === 0);
      return verdict;
    }),
  );
  expect(verdicts.filter(Boolean).length).toBeGreaterThan(50);
  expect(verdicts.filter((verdict) => !verdict).length).toBeGreaterThan(50);
});

it('compiles once for the same schemas, and again for others', async () => {
  const motto: Schemas = new Map([
    ['site.schema.json', { type: 'object', properties: { motto: {} }, required: ['motto'] }],
  ]);
  expect((await keep(motto))('site', {})).toBe(false);
  expect((await keep(motto))('site', { motto: 'Rustig rijden' })).toBe(true);
  // Kept under the hash of these.
  const broken: Schemas = new Map([['site.schema.json', { type: 'no type' }]]);
  await expect(keep(broken)).rejects.toThrow('schemas/site.schema.json: /type must be');
  expect((await keep(broken, contentHash(JSON.stringify([...motto]))))('site', {})).toBe(false);
  expect((await keep(motto))('page', {}), 'a kind without a schema').toBe(false);
});
