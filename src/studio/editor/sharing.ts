import type { OpenedFile } from '../../shared/editor.ts';
import type { JsonObject, JsonValue } from '../../shared/json-value.ts';
import { readResource, requestChange } from './requests.ts';
import { asObject } from './sections.ts';

/**
 * Undoes in both files that a block of a page was shared, and gives the page as it is again; undefined when one of them changed since.
 * @param path of the page, below the folder with pages
 * @throws when the server does not answer
 */
export async function undoSharing(path: string, change: string): Promise<OpenedFile | undefined> {
  const answer = await requestChange('POST herstel', { body: { change } });
  return 'message' in answer ? undefined : readResource('bestand', { name: path });
}

/**
 * What a shared block says, as a block of the page's own.
 * @param only the keys of the rows that the page takes of it; all of them when there are none
 * @throws when the server does not answer, or when the file is no JSON
 */
export async function ownCopy(name: string, only: JsonValue | undefined): Promise<JsonObject> {
  const { text } = await readResource('bestand', { name: `_shared/${name}.json` });
  const block = asObject(JSON.parse(text));
  if (!Array.isArray(only) || !Array.isArray(block.items)) return block;
  const rows = block.items;
  return { ...block, items: only.flatMap((key) => rows.filter((row) => asObject(row).key === key)) };
}
