import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../shared/error-code.ts';
import { readSiteFolder, type SiteFolder, siteIdentity } from './site-folder.ts';

/** The built site, reloaded after each build. */
interface CurrentSite {
  /** Its files. */
  read(): SiteFolder;
}

/**
 * Follows a folder with a built site; while a build replaces the folder, the last files remain. Throws a
 * `CouldNotRunError` when the folder holds no built site.
 */
export function followSite(folder: string): CurrentSite {
  let identity = siteIdentity(folder);
  let site = readSiteFolder(folder);
  let looked = false;
  return {
    read() {
      // Once for all requests that came together.
      if (looked) return site;
      looked = true;
      setImmediate(() => {
        looked = false;
      });
      const now = siteIdentity(folder);
      if (now !== undefined && now !== identity) {
        site = readSiteFolder(folder);
        identity = now;
      }
      return site;
    },
  };
}

/** Before each retry. */
const retryDelaysMs = [50, 200, 500];

/** Retries when a file is missing: a build that swaps its folder leaves a moment in which there is none. */
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
