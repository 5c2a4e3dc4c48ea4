import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../../../shared/error-code.ts';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';

const leftover = /\.(?:draft|old)-(\d+)$/;

/** Removes leftovers of killed builds, after restoring a site that was moved aside. */
export async function recoverStaleDrafts(folder: string): Promise<void> {
  const siblings: string[] = await readdir(dirname(folder)).catch(() => []);
  const abandoned = siblings
    .filter((name) => {
      const [ending, processId] = leftover.exec(name) ?? [];
      return ending !== undefined && name === basename(folder) + ending && !isOtherBuild(Number(processId));
    })
    .map((name) => join(dirname(folder), name));
  if (!siblings.includes(basename(folder))) {
    const previous = await newestOf(abandoned.filter((path) => path.startsWith(`${folder}.old-`)));
    if (previous !== undefined) await retryWhileInUse(() => rename(previous, folder), wait);
  }
  await Promise.all(abandoned.map((path) => rm(path, { recursive: true, force: true })));
}

async function newestOf(paths: readonly string[]): Promise<string | undefined> {
  const ages = await Promise.all(paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })));
  return ages.sort((one, other) => other.time - one.time)[0]?.path;
}

/** Whether another process with this id is alive. */
function isOtherBuild(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}
