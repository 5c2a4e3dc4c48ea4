import type { OpenedFile } from '../../shared/editor.ts';
import type { SharedBlockAnswer } from '../../shared/editor-answers.ts';
import type { JsonObject, JsonValue } from '../../shared/json-value.ts';
import { noServer, readOpenedFile, requestChange } from './requests.ts';
import { asObject } from './sections.ts';

interface WantedBlock {
  /** Route of the page. */
  from: string;
  pointer: string;
  name: string;
}

/** Makes a shared block of one that stands in a saved page. */
export function shareBlock(body: WantedBlock): Promise<SharedBlockAnswer> {
  return requestChange('POST gedeeld-blok', { body }).catch(() => ({ message: noServer }));
}

/**
 * Undoes that in both files, and gives the page as it is again; undefined when one of them changed since.
 * @param path of the page, below the folder with pages
 * @throws when the server does not answer
 */
export async function undoSharing(path: string, change: string): Promise<OpenedFile | undefined> {
  const answer = await requestChange('POST herstel', { body: { change } });
  return 'message' in answer ? undefined : readOpenedFile(path);
}

/**
 * What a shared block says, as a block of the page's own.
 * @param only the keys of the rows that the page takes of it; all of them when there are none
 * @throws when the server does not answer, or when the file is no JSON
 */
export async function ownCopy(name: string, only: JsonValue | undefined): Promise<JsonObject> {
  const { text } = await readOpenedFile(`_shared/${name}.json`);
  const block = asObject(JSON.parse(text));
  if (!Array.isArray(only) || !Array.isArray(block.items)) return block;
  const rows = block.items;
  return { ...block, items: only.flatMap((key) => rows.filter((row) => asObject(row).key === key)) };
}
