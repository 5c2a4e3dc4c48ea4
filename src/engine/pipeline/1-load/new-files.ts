import { resolve } from 'node:path';
import { git, gitNames } from './git.ts';

/**
 * Makes a function that says whether a version lacks a file; asks git once, at the first question. Without git no file is new.
 * What is in the index does not count: it keeps a move that was undone on disk.
 * @param version default is the version online from which this work started
 */
export function newFilesIn(folder: string, version?: string): (absoluteFile: string) => boolean {
  let committed: Set<string> | 'without git' | undefined;
  return (absoluteFile) => {
    committed ??= git(folder, ['rev-parse', '--git-dir'])
      ? committedFiles(folder, version ?? onlineVersion(folder))
      : 'without git';
    return committed !== 'without git' && !committed.has(resolve(absoluteFile));
  };
}

/** Where this work left the main branch of the remote, as far as this clone knows it; else the last commit. */
function onlineVersion(folder: string): string {
  const main = ['HEAD', 'main', 'master']
    .map((branch) => `refs/remotes/origin/${branch}`)
    .find((name) => git(folder, ['rev-parse', '--quiet', '--verify', name]));
  return (main && git(folder, ['merge-base', main, 'HEAD'])?.toString('utf8').trim()) || 'HEAD';
}

/** Empty before the first commit. */
function committedFiles(folder: string, version: string): Set<string> {
  const paths = gitNames(folder, ['ls-tree', '-r', '--name-only', '-z', version, '--', '.']);
  return new Set(paths.map((path) => resolve(folder, path)));
}
