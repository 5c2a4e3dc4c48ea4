import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { lineIndex } from '../../json/line-index.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
import { pathIn } from '../../memo/path-in.ts';
import { BrokenSchemasError } from '../../schema/broken-schemas-error.ts';
import type { Schemas } from '../../schema/schemas.ts';

/** Reads every `*.schema.json` in a folder, sorted. Throws `BrokenSchemasError` when one is not a JSON object. */
export async function readSchemas(folder: string): Promise<Schemas> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map((entry) => pathIn(folder, join(entry.parentPath, entry.name)))
    .sort();
  const read = paths.map(async (path): Promise<[string, JsonObject]> => {
    return [path, parseSchema(path, await readFile(join(folder, path), 'utf8'))];
  });
  return new Map(await Promise.all(read));
}

function parseSchema(path: string, text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    const { start = 0 } = readJsonTree(text).errors[0] ?? {};
    const line = lineIndex(text).lineOf(start);
    const reason = error instanceof Error ? error.message : String(error);
    throw new BrokenSchemasError(`schemas/${path}:${line} is no JSON: ${reason}`);
  }
  throw new BrokenSchemasError(`schemas/${path} is not a JSON object.`);
}
