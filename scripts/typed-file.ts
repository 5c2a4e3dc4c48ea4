import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The file that was typed, resolved from the folder where that happened or else the project's, in which npm runs each
 * command.
 */
export function typedFile(typed: string): string {
  const fromThere = resolve(process.env.INIT_CWD ?? '', typed);
  return existsSync(fromThere) ? fromThere : resolve(typed);
}
