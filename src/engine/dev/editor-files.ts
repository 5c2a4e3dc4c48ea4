import { readFile } from 'node:fs/promises';
import type { OpenedFile, SaveAnswer } from '../../shared/editor.ts';
import { errorCode } from '../../shared/error-code.ts';
import { contentHash } from '../memo/content-hash.ts';
import { writeFileAtomic } from '../memo/write-file-atomic.ts';

const mark = '\ufeff';

/** A file as an author opens it, without a byte order mark; null when it is not there. */
export async function openFile(file: string): Promise<OpenedFile | null> {
  const read = await readBytes(file);
  return read && { text: read.text.replace(mark, ''), hash: read.hash };
}

/**
 * Saves a file over the version that was opened; over another one it writes nothing, and answers with that one.
 * @param change `hash` is empty when there was no file
 */
export async function saveFile(file: string, change: OpenedFile): Promise<SaveAnswer> {
  const { text, hash } = change;
  const present = await readBytes(file);
  if ((present?.hash ?? '') !== hash) return { present: await openFile(file) };
  const bytes = Buffer.from(present?.text.startsWith(mark) ? mark + text : text);
  await writeFileAtomic(file, bytes);
  return { hash: contentHash(bytes) };
}

async function readBytes(file: string): Promise<OpenedFile | null> {
  try {
    const bytes = await readFile(file);
    return { text: bytes.toString('utf8'), hash: contentHash(bytes) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
