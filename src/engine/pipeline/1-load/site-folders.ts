import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

export interface SiteFolders {
  /** The project folder. */
  root: string;
  pages: string;
  schemas: string;
  /** Files copied as is. */
  public: string;
}

/**
 * The folders of a site. `schemas` and `public` beside `pages` take precedence over the project's.
 * @throws CouldNotRunError for a folder that holds the project: each JSON file in it would count as a page
 */
export function siteFolders(root: string, pages = join(root, 'pages')): SiteFolders {
  const folder = resolve(pages);
  if (`${root}${sep}`.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
    throw new CouldNotRunError(
      `In ${folder} staat het project zelf, en niet alleen pagina’s. Noem achter --pages de map met pagina’s, gezien vanuit ${root}.`,
    );
  }
  const besideOrOwn = (name: string): string => {
    const beside = join(dirname(folder), name);
    return existsSync(beside) ? beside : join(root, name);
  };
  return { root, pages: folder, schemas: besideOrOwn('schemas'), public: besideOrOwn('public') };
}
