import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { isHiddenFile } from '../../../shared/site/hidden-file.ts';
import { filesIn } from '../../memo/files-in.ts';
import { pathIn } from '../../memo/path-in.ts';

interface PublicFiles {
  /** Site paths, such as `/images/bakwagen.svg`. */
  files: Set<string>;
  /** Symbolic links out of the folder, by their path in it. Not followed: what is there was never meant to be published. */
  escapes: string[];
}

/** The files in a folder that is published, but hidden ones; none without a folder. */
export function listPublicFiles(publicFolder: string): PublicFiles {
  const escapes: string[] = [];
  const pathOf = (place: string): string => pathIn(publicFolder, place);
  const staysInside = (link: string): boolean => {
    const isInside = `${realpathSync(link)}${sep}`.startsWith(`${realpathSync(publicFolder)}${sep}`);
    if (!isInside) escapes.push(pathOf(link));
    return isInside;
  };
  const paths = filesIn(publicFolder, staysInside).map((file) => `/${pathOf(file)}`);
  return { files: new Set(paths.filter((path) => !isHiddenFile(path))), escapes };
}
