import { relative, sep } from 'node:path';
import { filesIn } from '../../memo/files-in.ts';

/**
 * The site paths of all files under a folder, such as `/images/bakwagen.svg`, spelled as on disk.
 * A folder that does not exist has no files.
 */
export function listPublicFiles(publicFolder: string): Set<string> {
  return new Set(
    filesIn(publicFolder).map((file) => `/${relative(publicFolder, file).split(sep).join('/')}`),
  );
}
