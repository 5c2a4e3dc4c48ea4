import { writeFileAtomic } from '../memo/write-file-atomic.ts';
import { readSource } from '../pipeline/1-load/read-source.ts';
import { type SourceDocument, textOf } from '../pipeline/1-load/source-document.ts';

/**
 * Writes another text over a document as it was read, and resolves to whether it did: not where it changed since, as an
 * author may save while the site is checked.
 */
export async function writeOver({ absoluteFile, text }: SourceDocument, changed: string): Promise<boolean> {
  if (textOf(readSource(absoluteFile)) !== text) return false;
  await writeFileAtomic(absoluteFile, changed);
  return true;
}
