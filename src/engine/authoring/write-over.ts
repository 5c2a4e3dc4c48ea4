import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { writeFileAtomic } from '../memo/write-file-atomic.ts';
import { readSource } from '../pipeline/1-load/read-source.ts';
import { type SourceDocument, textOf } from '../pipeline/1-load/source-document.ts';

/**
 * Writes another text over a document as it was read, and resolves to whether it did: not where it changed since, as an
 * author may save while the site is checked.
 */
export async function writeOver(document: SourceDocument, text: string): Promise<boolean> {
  if (!isAsRead(document)) return false;
  await writeFileAtomic(document.absoluteFile, text);
  return true;
}

/** Another text for a document. */
export interface ChangedText {
  /** As it was read. */
  before: SourceDocument;
  /** Its text afterwards. */
  text: string;
}

/**
 * Writes other texts over documents that change together: over none of them where one changed since.
 * @throws CouldNotRunError when one of them changed since
 */
export async function writeAllOver(changed: readonly ChangedText[]): Promise<void> {
  requireAsRead(changed.map(({ before }) => before));
  for (const { before, text } of changed) await writeFileAtomic(before.absoluteFile, text);
}

/**
 * Makes sure, before documents change together, that each is still as it was read.
 * @throws CouldNotRunError when one of them changed since
 */
export function requireAsRead(documents: readonly SourceDocument[]): void {
  const changed = documents.find((document) => !isAsRead(document));
  if (changed !== undefined)
    throw new CouldNotRunError(`${changed.file} is intussen veranderd. Probeer het nog een keer.`);
}

function isAsRead({ absoluteFile, text }: SourceDocument): boolean {
  return textOf(readSource(absoluteFile)) === text;
}
