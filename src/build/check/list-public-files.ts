import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The site paths of all files under a folder, such as `/images/bakwagen.svg`, spelled as on disk.
 * A folder that does not exist has no files.
 */
export async function listPublicFiles(publicFolder: string): Promise<Set<string>> {
  const entries = await readdir(publicFolder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = entries.filter((entry) => !entry.isDirectory());
  return new Set(
    files.map((entry) => {
      const path = relative(publicFolder, join(entry.parentPath, entry.name));
      return `/${path.split(sep).join('/')}`;
    }),
  );
}
