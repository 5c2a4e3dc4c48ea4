import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Names that no system reads as a way out of a folder; `bus - kopie` is no address, and its author may write in it all the same. */
const plainName = /^(?!\.)[^\\/:*?"<>|\p{Cc}]+(?<![. ])$/u;

/**
 * The absolute path of a file below a folder, that may be written; undefined when its name leads out of the folder,
 * also by a link.
 * @param name relative, with forward slashes
 */
export function writableFile(folder: string, name: string): string | undefined {
  if (!name.split('/').every((part) => plainName.test(part))) return undefined;
  const file = join(folder, ...name.split('/'));
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  let parent = dirname(file);
  while (!existsSync(parent)) parent = dirname(parent);
  const inside = join(realpathSync(folder), parent.slice(folder.length));
  return realpathSync(parent) === inside ? file : undefined;
}
