import type { OpenedFile } from '../../../shared/authors/editor.ts';
import type { SaveAnswer } from '../../../shared/authors/editor-answers.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { diagnosticInWords } from '../../diagnostics/diagnostic.ts';
import { contentHash } from '../../memo/content-hash.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { decodeBytes } from '../../pipeline/1-load/decode-text.ts';
import { textOf } from '../../pipeline/1-load/source-document.ts';
import { readIfThere } from '../read-if-there.ts';

const mark = '\ufeff';

/** A file as an author opens it, in whatever encoding, without a byte order mark; null when it is not there. */
export async function openFile(file: string): Promise<OpenedFile | null> {
  const bytes = await readIfThere(file);
  return bytes ? { text: textOf(decodeBytes(bytes)), hash: contentHash(bytes) } : null;
}

/**
 * Saves a file over the version that was opened; over another one it writes nothing, and answers with that one.
 * @param change `hash` is empty when there was no file
 */
export async function saveFile(file: string, { text, hash }: OpenedFile): Promise<SaveAnswer> {
  const present = await readIfThere(file);
  if ((present ? contentHash(present) : '') !== hash) return { present: await openFile(file) };
  if (present) requireRead(present);
  const bytes = Buffer.from(present?.toString().startsWith(mark) ? mark + text : text);
  await writeFileAtomic(file, bytes);
  return { hash: contentHash(bytes) };
}

/**
 * Refuses to write over what was not read whole: what nobody saw would be gone.
 * @throws CouldNotRunError with what is wrong, and the way out
 */
function requireRead(bytes: Buffer): void {
  const { isDamaged, problems } = decodeBytes(bytes);
  const problem = problems.find(({ replacement }) => replacement === undefined);
  if (isDamaged && problem) throw new CouldNotRunError(diagnosticInWords(problem));
}
