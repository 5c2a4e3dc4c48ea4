import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The file that was typed, as {@link realFile}, resolved from the folder where that happened or else the project's, in which
 * npm runs each command.
 */
export function typedFile(typed: string): string {
  const fromThere = resolve(process.env.INIT_CWD ?? '', typed);
  return realFile(existsSync(fromThere) ? fromThere : typed);
}

/** The one absolute path of a file, whatever links lead to it; that of a file that is not there, as it stands. */
export function realFile(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return resolve(file);
  }
}
