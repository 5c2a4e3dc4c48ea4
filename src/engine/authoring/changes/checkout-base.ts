import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type SiteFolders, siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { baseCommit, readFilesAt } from '../base/read-base.ts';

interface BaseSite {
  commit: string;
  folders: SiteFolders;
}

/**
 * Writes the pages (and optionally the public files) of the base version to an empty folder. Schemas and code stay the
 * present ones, so that only content differs.
 * @throws CouldNotRunError without git, outside a repository, or when `base` is unknown
 */
export async function checkoutBase(
  { root, pages, schemas, public: publicFolder }: SiteFolders,
  base: string,
  { into, withPublic }: { into: string; withPublic: boolean },
): Promise<BaseSite> {
  const commit = baseCommit(pages, base);
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
    // A path in a commit may contain `..` on some systems.
    if (relative(folder, file).startsWith('..')) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
