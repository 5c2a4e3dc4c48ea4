import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The file that somebody named, from the folder where that was typed or else the project's, in which npm runs each command. */
export function typedFile(typed: string): string {
  const fromThere = resolve(process.env.INIT_CWD ?? '', typed);
  return existsSync(fromThere) ? fromThere : resolve(typed);
}
