import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../shared/error-code.ts';
import { readSiteFolder, type SiteFolder, siteIdentity } from './site-folder.ts';

/** The built site as it is now. */
export interface CurrentSite {
  /** The list of files, read again after another build took the folder's place. */
  read(): SiteFolder;
}

/**
 * Follows a folder with a built site. While a build is replacing the folder, the last list remains.
 * Throws a `CouldNotRunError` when the folder holds no built site yet.
 */
export function followSite(folder: string): CurrentSite {
  let identity = siteIdentity(folder);
  let site = readSiteFolder(folder);
  return {
    read() {
      const now = siteIdentity(folder);
      if (now !== undefined && now !== identity) {
        site = readSiteFolder(folder);
        identity = now;
      }
      return site;
    },
  };
}

/** How long to wait, in milliseconds, before each further try of an answer that found its file gone. */
const retryDelaysMs = [50, 200, 500];

/**
 * Runs `answer`, and again a little later when a file vanished under it: a build that swaps its folder leaves a
 * moment in which there is none.
 */
export async function retryOnMissingFile(answer: () => Promise<void>): Promise<void> {
  for (const milliseconds of retryDelaysMs) {
    try {
      return await answer();
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      await wait(milliseconds);
    }
  }
  return answer();
}
