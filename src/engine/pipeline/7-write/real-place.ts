import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode } from '../../../shared/error-code.ts';

/** Where a path leads through symbolic links, also one of which the end is still to be made. */
export function realPlace(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    // What else is wrong with it, its use says.
    if (errorCode(error) !== 'ENOENT') return resolve(path);
  }
  const place = join(realPlace(dirname(resolve(path))), basename(path));
  const target = linkTarget(place);
  return target === undefined ? place : realPlace(resolve(dirname(place), target));
}

function linkTarget(place: string): string | undefined {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}
