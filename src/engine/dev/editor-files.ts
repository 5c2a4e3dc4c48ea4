import { readFile } from 'node:fs/promises';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import type { OpenedFile } from '../../shared/editor.ts';
import type { SaveAnswer } from '../../shared/editor-answers.ts';
import { errorCode } from '../../shared/error-code.ts';
import { contentHash } from '../memo/content-hash.ts';
import { writeFileAtomic } from '../memo/write-file-atomic.ts';
import type { SourceDocument } from '../pipeline/1-load/source-document.ts';
import { createQueue } from './create-queue.ts';

const mark = '\ufeff';

/** A file as an author opens it, without a byte order mark; null when it is not there. */
export async function openFile(file: string): Promise<OpenedFile | null> {
  const read = await readBytes(file);
  return read && { text: read.text.replace(mark, ''), hash: read.hash };
}

const inTurn = createQueue();

/**
 * Saves a file over the version that was opened; over another one it writes nothing, and answers with that one. One
 * after the other: of two tabs that save the same version, the second gets that answer.
 * @param change `hash` is empty when there was no file
 */
export function saveFile(file: string, change: OpenedFile): Promise<SaveAnswer> {
  return inTurn(() => save(file, change));
}

/**
 * Writes another text over a document as it was read.
 * @throws CouldNotRunError when it changed since
 */
export async function saveOver({ absoluteFile, file, text }: SourceDocument, changed: string): Promise<void> {
  const present = await openFile(absoluteFile);
  const isSame = present?.text === text;
  const answer = isSame && (await saveFile(absoluteFile, { text: changed, hash: present.hash }));
  if (!answer || 'present' in answer)
    throw new CouldNotRunError(
      `${file} is intussen veranderd. Laad de pagina opnieuw en probeer het nog een keer.`,
    );
}

async function save(file: string, { text, hash }: OpenedFile): Promise<SaveAnswer> {
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
