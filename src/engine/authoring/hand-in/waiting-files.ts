import { join, relative } from 'node:path';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import type { ChangedFile, WorkingCopy } from './working-copy.ts';

/** Of which files a hand-in asks whether they are the pages' own. */
export interface OwnFiles {
  checked: Pick<CheckedSite, 'index'>;
  folders: SiteFolders;
}

/** What of the changed files belongs to pages: a picture when a page names it, or when it is gone. */
export function chosenFiles(
  copy: WorkingCopy,
  { checked, folders }: OwnFiles,
): { mine: ChangedFile[]; left: ChangedFile[] } {
  const named = new Set(checked.index.pictures.map(({ src }) => src));
  const isMine = ({ absoluteFile, change }: ChangedFile): boolean => {
    if (isBelow(folders.pages, absoluteFile)) return true;
    if (!isBelow(folders.public, absoluteFile)) return false;
    const src = `/${relative(folders.public, absoluteFile).replaceAll('\\', '/')}`;
    return named.has(src) || (change === 'removed' && src.startsWith('/images/'));
  };
  const files = copy.changedFiles();
  return { mine: files.filter(isMine), left: files.filter((file) => !isMine(file)) };
}

/** What handing in would send, below the top of the working copy: what changed, and what the remote has not yet. */
export function waitingFiles(copy: WorkingCopy, own: OwnFiles): string[] {
  const { folders } = own;
  const changed = chosenFiles(copy, own).mine.map(({ path }) => path);
  const committed = copy
    .unpushedFiles()
    .filter((path) =>
      [folders.pages, folders.public].some((folder) => isBelow(folder, join(copy.top, path))),
    );
  return [...new Set([...changed, ...committed])];
}

function isBelow(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..');
}
