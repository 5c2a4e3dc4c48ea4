import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isObject } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';
import type { Schemas } from '../../schema/schemas.ts';

/** Reads every `*.schema.json` in a folder, sorted. Throws when one is not a JSON object: our bug. */
export async function readSchemas(folder: string): Promise<Schemas> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const read = paths.map(async (path): Promise<[string, JsonObject]> => {
    const value: unknown = JSON.parse(await readFile(join(folder, path), 'utf8'));
    if (!isObject(value)) throw new Error(`Schema ${path} is not a JSON object.`);
    return [path, value];
  });
  return new Map(await Promise.all(read));
}
