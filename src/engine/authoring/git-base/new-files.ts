import { resolve } from 'node:path';
import { git } from './git.ts';

/**
 * Tells whether the last commit lacks a file; asks git once, at the first question. Without git no file is new.
 * What is in the index does not count: it keeps a move that was undone on disk.
 */
export function newFilesIn(folder: string): (absoluteFile: string) => boolean {
  let committed: Set<string> | 'without git' | undefined;
  return (absoluteFile) => {
    committed ??= git(folder, ['rev-parse', '--git-dir']) ? committedFiles(folder) : 'without git';
    return committed !== 'without git' && !committed.has(resolve(absoluteFile));
  };
}

/** Empty before the first commit. */
function committedFiles(folder: string): Set<string> {
  const paths =
    git(folder, ['ls-tree', '-r', '--name-only', '-z', 'HEAD', '--', '.'])?.toString('utf8') ?? '';
  return new Set(
    paths
      .split('\0')
      .filter((path) => path !== '')
      .map((path) => resolve(folder, path)),
  );
}
