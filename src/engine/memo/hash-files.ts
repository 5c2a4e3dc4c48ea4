import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { contentHash } from './content-hash.ts';
import { filesIn } from './files-in.ts';

/**
 * One hash of the files in some files and folders, with their paths from `root`. What is not there counts as empty.
 * `isWanted` is asked with the path from `root`.
 */
export function hashFiles(
  root: string,
  places: readonly string[],
  isWanted: (path: string) => boolean = () => true,
): string {
  const files = places.flatMap(filesIn).map((file) => ({ file, path: relative(root, file) }));
  return contentHash(
    ...files.filter(({ path }) => isWanted(path)).flatMap(({ file, path }) => [path, readFileSync(file)]),
  );
}
