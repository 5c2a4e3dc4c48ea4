import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * The paths of all files below a folder, sorted; a file gives itself, and what is not there nothing. Links are followed,
 * but not round in a circle; a link that leads nowhere is no file. Without promises, because for thousands of small files
 * that is several times faster.
 */
export function filesIn(place: string): string[] {
  try {
    return filesBelow(place, []).sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [place];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** @param followed the folders that links led to on the way here */
function filesBelow(folder: string, followed: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) return [path];
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
