import { readFile } from 'node:fs/promises';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { contentHash } from '../memo/content-hash.ts';

/**
 * Makes sure, once something was made of a picture, that it is still the one with this content hash: kept by that hash, what was
 * made of another would be shown whenever an author goes back.
 * @throws CouldNotRunError when it changed since it was inspected
 */
export async function requireSamePicture(file: string, key: string): Promise<void> {
  if (contentHash(await readFile(file)) === key) return;
  throw new CouldNotRunError(`${file} is intussen veranderd. Probeer het nog een keer.`);
}
