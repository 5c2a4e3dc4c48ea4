import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export interface SiteFolders {
  /** The project folder. */
  root: string;
  pages: string;
  schemas: string;
  /** Files copied as is. */
  public: string;
}

/** The folders of a site. `schemas` and `public` beside `pages` take precedence over the project's. */
export function siteFolders(root: string, pages = join(root, 'pages')): SiteFolders {
  const folder = resolve(pages);
  const besideOrOwn = (name: string): string => {
    const beside = join(dirname(folder), name);
    return existsSync(beside) ? beside : join(root, name);
  };
  return { root, pages: folder, schemas: besideOrOwn('schemas'), public: besideOrOwn('public') };
}
