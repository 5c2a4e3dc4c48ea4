import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { siteDataFile } from '../../../shared/site/built-files.ts';
import type { SiteFolders } from '../1-load/site-folders.ts';
import { changeMarker } from './patch-folder.ts';
import { realPlace } from './real-place.ts';

/** What a build leaves: other sites for static hosts have a `_headers` too. */
const ofEachBuild = [changeMarker, siteDataFile];

/**
 * Refuses a place for a site that holds something else, as a build takes the whole folder and what was there would be lost; and
 * one in what it is made of, where the next build would read it.
 * @throws CouldNotRunError with the way out
 */
export function requirePlace(
  site: string,
  { pages, public: files }: Pick<SiteFolders, 'pages' | 'public'>,
): void {
  const names = namesIn(site);
  if (names.length > 0 && !ofEachBuild.every((name) => names.includes(name))) {
    throw new CouldNotRunError(
      `In ${site} staat al iets anders dan een gebouwde site, en dat zou verloren gaan. Er is niets gebouwd: kies met --out een map die leeg is of er nog niet is.`,
    );
  }
  const source = [pages, files].find((folder) => site.startsWith(realPlace(folder) + sep));
  if (source !== undefined) {
    throw new CouldNotRunError(
      `${site} ligt in ${source}, waar de site van wordt gemaakt. Er is niets gebouwd: kies met --out een map daarbuiten.`,
    );
  }
}

function namesIn(site: string): string[] {
  try {
    return readdirSync(site);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return [];
    throw new CouldNotRunError(
      `${site} kan geen map voor de site zijn (${code}). Kies met --out een map waarin je mag schrijven.`,
      { cause: error },
    );
  }
}
