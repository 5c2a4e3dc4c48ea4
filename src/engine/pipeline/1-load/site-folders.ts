import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where the parts of a site stand on disk. */
export interface SiteFolders {
  /** The project's own folder. */
  root: string;
  pages: string;
  schemas: string;
  /** Pictures and other files that are copied as they are. */
  public: string;
}

/**
 * The folders of a site whose pages stand in `pages` (default: the project's own). Schemas and public files beside
 * that folder are used where they exist, else the project's.
 */
export function siteFolders(root: string, pages = join(root, 'pages')): SiteFolders {
  const folder = resolve(pages);
  const besideOrOwn = (name: string): string => {
    const beside = join(dirname(folder), name);
    return existsSync(beside) ? beside : join(root, name);
  };
  return { root, pages: folder, schemas: besideOrOwn('schemas'), public: besideOrOwn('public') };
}
