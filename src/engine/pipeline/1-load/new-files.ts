import { resolve } from 'node:path';
import { git, gitNames } from './git.ts';

/**
 * Tells whether a version lacks a file; asks git once, at the first question. Without git no file is new.
 * What is in the index does not count: it keeps a move that was undone on disk.
 * @param version default is the last commit
 */
export function newFilesIn(folder: string, version = 'HEAD'): (absoluteFile: string) => boolean {
  let committed: Set<string> | 'without git' | undefined;
  return (absoluteFile) => {
    committed ??= git(folder, ['rev-parse', '--git-dir']) ? committedFiles(folder, version) : 'without git';
    return committed !== 'without git' && !committed.has(resolve(absoluteFile));
  };
}

/** Empty before the first commit. */
function committedFiles(folder: string, version: string): Set<string> {
  const paths = gitNames(folder, ['ls-tree', '-r', '--name-only', '-z', version, '--', '.']);
  return new Set(paths.map((path) => resolve(folder, path)));
}
