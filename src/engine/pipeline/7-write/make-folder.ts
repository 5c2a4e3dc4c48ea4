import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';

/** Codes of a place in which nobody, or not this user, can make a folder. */
const refusals = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'];

/**
 * Makes the folder for a site, and those above it.
 * @throws CouldNotRunError with the way out, where none can be made
 */
export function makeFolder(folder: string): void {
  try {
    makeBelow(folder);
  } catch (error) {
    const code = errorCode(error);
    if (!refusals.includes(code)) throw error;
    throw new CouldNotRunError(
      `De map ${folder} kan niet worden gemaakt (${code}). Kies met --out een plaats waar je mag schrijven.`,
      { cause: error },
    );
  }
}

/** One at a time: where no folder can be made, as in /proc, Node's own `recursive` loops forever. */
function makeBelow(folder: string): void {
  if (existsSync(folder)) return;
  makeBelow(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
