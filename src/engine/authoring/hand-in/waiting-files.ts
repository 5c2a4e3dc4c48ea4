import { join, relative } from 'node:path';
import { isHiddenFile } from '../../../shared/site/hidden-file.ts';
import { pathIn } from '../../memo/path-in.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { filledHref } from '../../pipeline/4-check/links/filled-href.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import type { ChangedFile, WorkingCopy } from './working-copy.ts';

/** What decides which files belong to pages. */
interface OwnFiles {
  checked: Pick<CheckedSite, 'index'>;
  folders: SiteFolders;
}

/**
 * Decides which changed files belong to pages: all that is seen beside them, and a picture or a file to download when a
 * page names it, or when it is deleted.
 */
export function ownFile({ checked, folders }: OwnFiles): (file: ChangedFile) => boolean {
  const named = namedFiles(checked.index);
  return ({ absoluteFile, change }) => {
    // What the check does not read, nobody is to review.
    if (isBelow(folders.pages, absoluteFile)) return !isHiddenFile(`/${pathIn(folders.pages, absoluteFile)}`);
    if (!isBelow(folders.public, absoluteFile)) return false;
    const path = `/${pathIn(folders.public, absoluteFile)}`;
    return named.has(path) || (change === 'removed' && authored.test(path));
  };
}

/** What authors add for their pages, pdf's also elsewhere: the other public files are of the site itself. */
const authored = /^\/(?:images|documenten)\/|\.pdf$/i;

/** Site paths of the pictures and files that documents name. */
function namedFiles(index: SiteIndex): Set<string> {
  const linked = index.links.flatMap(({ href }) => {
    const target = filledHref(href, index);
    return target?.kind === 'file' ? [target.path] : [];
  });
  return new Set([...index.pictures.map(({ src }) => src), ...linked]);
}

/**
 * What handing in would send, relative to the top of the working copy: changed files, and commits that the remote
 * lacks.
 */
export async function waitingFiles(copy: WorkingCopy, own: OwnFiles): Promise<string[]> {
  const folders = [own.folders.pages, own.folders.public];
  const [changed, unpushed] = await Promise.all([copy.changedFiles(folders), copy.unpushedFiles()]);
  const committed = unpushed.filter((path) =>
    folders.some((folder) => isBelow(folder, join(copy.top, path))),
  );
  return [...new Set([...changed.filter(ownFile(own)).map(({ path }) => path), ...committed])];
}

function isBelow(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..');
}
