import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type SiteFolders, siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { baseCommit, readFilesAt } from '../base/read-base.ts';

/** The other version of a site, laid out on disk. */
export interface BaseSite {
  commit: string;
  folders: SiteFolders;
}

/**
 * Lays out the pages (and, when asked, the public files) of another version in an empty folder. Schemas and code are
 * the present ones, so that only what authors wrote differs.
 * @throws CouldNotRunError without git, outside a repository, or when `base` is not known there
 */
export async function layOutBase(
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
    // A name in a commit may hold `..` on a system where that means something.
    if (relative(folder, file).startsWith('..')) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
