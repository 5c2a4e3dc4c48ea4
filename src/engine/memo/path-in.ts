import { relative, sep } from 'node:path';

/** The path of a file from a folder, with forward slashes. */
export function pathIn(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
