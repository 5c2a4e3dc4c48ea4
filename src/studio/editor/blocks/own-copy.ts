import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { readResource } from '../store/requests.ts';
import { objectOrEmpty } from '../store/sections.ts';

/**
 * What a shared block says, as a block of the page's own.
 * @param only the keys of the rows that the page takes of it; all of them when there are none
 * @throws when the server does not answer, or when the file is no JSON
 */
export async function ownCopy(name: string, only: JsonValue | undefined): Promise<JsonObject> {
  const { text } = await readResource('bestand', { name: `_shared/${name}.json` });
  const block = objectOrEmpty(JSON.parse(text));
  if (!Array.isArray(only) || !Array.isArray(block.items)) return block;
  const rows = block.items;
  return { ...block, items: only.flatMap((key) => rows.filter((row) => objectOrEmpty(row).key === key)) };
}
