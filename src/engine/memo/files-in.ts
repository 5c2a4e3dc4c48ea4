import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { errorCode } from '../../shared/error-code.ts';

/**
 * All file paths below a folder, sorted; a file gives itself, a missing folder nothing. Follows symbolic links, not
 * cycles. Synchronous: several times faster for many small files.
 */
export function filesIn(place: string): string[] {
  try {
    return filesBelow(place, []).sort();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOTDIR') return [place];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** @param followed link targets so far */
function filesBelow(folder: string, followed: readonly string[]): string[] {
  // Whether Node's `recursive` follows links depends on its version.
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [path];
    if (entry.isDirectory()) return filesBelow(path, followed);
    return entry.isSymbolicLink() ? filesBehind(path, followed) : [];
  });
}

function filesBehind(link: string, followed: readonly string[]): string[] {
  const status = statusOf(link);
  if (!status?.isDirectory()) return status?.isFile() ? [link] : [];
  const folder = realpathSync(link);
  const isAround = `${realpathSync(dirname(link))}${sep}`.startsWith(`${folder}${sep}`);
  return isAround || followed.includes(folder) ? [] : filesBelow(link, [...followed, folder]);
}

function statusOf(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}
