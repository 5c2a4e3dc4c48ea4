import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { contentHash } from './content-hash.ts';
import { filesIn } from './files-in.ts';

/** Hash of files and folders, with paths from `root`; missing ones count as empty. */
export function hashFiles(
  root: string,
  places: readonly string[],
  isWanted: (path: string) => boolean = () => true,
): string {
  const files = places
    .flatMap((place) => filesIn(place))
    .map((file) => ({ file, path: relative(root, file) }));
  return contentHash(
    ...files.filter(({ path }) => isWanted(path)).flatMap(({ file, path }) => [path, readFileSync(file)]),
  );
}
