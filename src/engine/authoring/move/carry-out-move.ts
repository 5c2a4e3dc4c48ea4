import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';
import { makeFolders } from '../../memo/make-folders.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { removeEmptyFolder } from '../remove-empty-folder.ts';
import { requireAsRead } from '../write-over.ts';
import type { MovedDocument } from './move-document.ts';

/**
 * Moves and writes the planned files; removes emptied folders. One that stopped at a file which could not be written, as on a full
 * disk, is completed by planning it again. Leaves the index of git alone, which sees a move by itself: there it would outlast an undo.
 * @throws CouldNotRunError when a file changed since it was planned
 */
export async function carryOutMove(plan: readonly MovedDocument[]): Promise<void> {
  requireAsRead(plan.map(({ before }) => before));
  // The page that was named goes last: by its old address the rest can be planned again.
  const moved = plan
    .filter(({ before, after }) => before.absoluteFile !== after.absoluteFile)
    .sort((one, other) => other.before.name.length - one.before.name.length);
  const linking = plan.filter((document) => !moved.includes(document));
  for (const { after } of linking) await writeFileAtomic(after.absoluteFile, after.text);
  for (const { before, after } of moved) {
    if (isOneFile(before.absoluteFile, after.absoluteFile)) {
      await writeFileAtomic(before.absoluteFile, after.text);
      makeFolders(dirname(after.absoluteFile));
      await retryWhileInUse(() => rename(before.absoluteFile, after.absoluteFile), wait);
      continue;
    }
    await writeFileAtomic(after.absoluteFile, after.text);
    await retryWhileInUse(() => rm(before.absoluteFile), wait);
  }
  for (const { before } of moved) await removeEmptyFolder(dirname(before.absoluteFile));
}

/** Whether two names are of one file in Windows and macOS, where capitals do not count: removed under one, it is gone under both. */
function isOneFile(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
