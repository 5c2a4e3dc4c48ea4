import { relative } from 'node:path';

/** A folder as messages name it: from the working directory, with forward slashes. */
export function shownPath(folder: string, workingDirectory = process.cwd()): string {
  return relative(workingDirectory, folder).replaceAll('\\', '/') || '.';
}
