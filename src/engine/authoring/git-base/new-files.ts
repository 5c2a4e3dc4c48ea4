import { resolve } from 'node:path';
import { git } from './git.ts';

/** Tells whether git knows no version of a file yet; asks git once, at the first question. */
export function newFilesIn(folder: string): (absoluteFile: string) => boolean {
  let known: Set<string> | undefined;
  return (absoluteFile) => {
    known ??= new Set(
      [
        ['ls-files', '--others', '-z', '--', '.'],
        ['diff', '--cached', '--name-only', '--diff-filter=A', '--relative', '-z', '--', '.'],
      ]
        .flatMap((args) => git(folder, args)?.toString('utf8').split('\0') ?? [])
        .filter((path) => path !== '')
        .map((path) => resolve(folder, path)),
    );
    return known.has(resolve(absoluteFile));
  };
}
