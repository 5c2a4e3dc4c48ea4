import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { errorCode } from '../../shared/error-code.ts';

type IsFollowed = (link: string) => boolean;

/**
 * All file paths below a folder, sorted; a file gives itself, a missing folder nothing. Follows symbolic links, not
 * cycles. Synchronous: several times faster for many small files.
 * @param isFollowed of each symbolic link that leads somewhere; default is all
 */
export function filesIn(place: string, isFollowed: IsFollowed = () => true): string[] {
  try {
    return filesBelow(place, { followed: [], isFollowed }).sort();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOTDIR') return [place];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

interface Walk {
  /** Link targets so far. */
  followed: readonly string[];
  isFollowed: IsFollowed;
}

function filesBelow(folder: string, walk: Walk): string[] {
  // Whether Node's `recursive` follows links depends on its version.
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [path];
    if (entry.isDirectory()) return filesBelow(path, walk);
    return entry.isSymbolicLink() ? filesBehind(path, walk) : [];
  });
}

function filesBehind(link: string, { followed, isFollowed }: Walk): string[] {
  const status = statusOf(link);
  if (!status || !isFollowed(link)) return [];
  if (!status.isDirectory()) return status.isFile() ? [link] : [];
  const folder = realpathSync(link);
  const isAround = `${realpathSync(dirname(link))}${sep}`.startsWith(`${folder}${sep}`);
  return isAround || followed.includes(folder)
    ? []
    : filesBelow(link, { followed: [...followed, folder], isFollowed });
}

function statusOf(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}
