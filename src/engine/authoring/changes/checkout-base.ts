import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type SiteFolders, siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { baseCommit, readFilesAt } from '../git-base/read-base.ts';

interface BaseSite {
  commit: string;
  folders: SiteFolders;
}

/**
 * Writes the base version's pages (and optionally public files) to an empty folder. Schemas and code stay present: only
 * content differs.
 * @throws CouldNotRunError as `readBase`
 */
export async function checkoutBase(
  { root, pages, schemas, public: publicFolder }: SiteFolders,
  base: string,
  { into, withPublic }: { into: string; withPublic: boolean },
): Promise<BaseSite> {
  const commit = await baseCommit(pages, base);
  await write(
    readFilesAt(pages, commit, (path) => path.endsWith('.json')),
    join(into, 'pages'),
  );
  if (withPublic) await write(readFilesAt(publicFolder, commit), join(into, 'public'));
  return { commit, folders: { ...siteFolders(root, join(into, 'pages')), schemas } };
}

async function write(files: ReturnType<typeof readFilesAt>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { path, bytes } of files) {
    const file = join(folder, path);
    // Commits may contain `..` in paths.
    if (relative(folder, file).startsWith('..')) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
