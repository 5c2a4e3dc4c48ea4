import { relative, sep } from 'node:path';
import { filesIn } from '../../memo/files-in.ts';

/** Site paths of the files in a folder, such as `/images/bakwagen.svg`; empty without a folder. */
export function listPublicFiles(publicFolder: string): Set<string> {
  return new Set(
    filesIn(publicFolder).map((file) => `/${relative(publicFolder, file).split(sep).join('/')}`),
  );
}
