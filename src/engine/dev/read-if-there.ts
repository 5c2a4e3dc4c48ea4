import { readFile } from 'node:fs/promises';
import { errorCode } from '../../shared/error-code.ts';

/** The bytes of a file; undefined when it is not there. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
