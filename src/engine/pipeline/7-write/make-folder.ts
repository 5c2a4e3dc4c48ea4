import { accessSync, constants } from 'node:fs';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { makeFolders } from '../../memo/make-folders.ts';

/** Codes of a place in which nobody, or not this user, can make a folder. */
const refusals = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'];

/**
 * Makes the folder that an option names, and those above it.
 * @throws CouldNotRunError with the way out, where none can be made
 */
export function makeFolder(folder: string, option: `--${string}`): void {
  try {
    makeFolders(folder);
    // Also where it was there already; with the dot a file is none.
    accessSync(`${folder}/.`, constants.W_OK);
  } catch (error) {
    const code = errorCode(error);
    if (!refusals.includes(code)) throw error;
    throw new CouldNotRunError(
      `De map ${folder} kan niet worden gemaakt (${code}). Kies met ${option} een plaats waar je mag schrijven, of doe dit als de gebruiker van wie die plaats is.`,
      { cause: error },
    );
  }
}
