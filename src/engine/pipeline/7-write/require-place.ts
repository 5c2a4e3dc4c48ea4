import { readdirSync } from 'node:fs';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { changeMarker } from './patch-folder.ts';

/**
 * Refuses a place for a site that holds something else: a build takes the whole folder, and what was there would be lost.
 * @throws CouldNotRunError with the way out
 */
export function requirePlace(site: string): void {
  const names = namesIn(site);
  if (names.length === 0 || names.includes(changeMarker)) return;
  throw new CouldNotRunError(
    `In ${site} staat al iets anders dan een gebouwde site, en dat zou verloren gaan. Er is niets gebouwd: kies met --out een map die leeg is of er nog niet is.`,
  );
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
