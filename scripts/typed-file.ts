import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * The file that was typed, as {@link realFile}, resolved from the folder where that happened or else the project's, in which
 * npm runs each command.
 */
export function typedFile(typed: string): string {
  const fromThere = fromTypedFolder(typed);
  return realFile(existsSync(fromThere) ? fromThere : typed);
}

/** Where a typed file is written, so that {@link typedFile} finds that one. */
export function typedPlace(typed: string): string {
  const fromThere = fromTypedFolder(typed);
  return existsSync(dirname(fromThere)) ? fromThere : resolve(typed);
}

function fromTypedFolder(typed: string): string {
  return resolve(process.env.INIT_CWD ?? '', typed);
}

/** The one absolute path of a file, whatever links lead to it; that of a file that is not there, as it stands. */
export function realFile(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return resolve(file);
  }
}
