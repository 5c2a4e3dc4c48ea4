import { pathIn } from '../../memo/path-in.ts';

/** A folder as messages name it: from the working directory, with forward slashes. */
export function shownPath(folder: string, workingDirectory = process.cwd()): string {
  return pathIn(workingDirectory, folder) || '.';
}
