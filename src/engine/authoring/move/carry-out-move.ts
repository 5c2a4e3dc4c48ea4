import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { removeEmptyFolder } from '../remove-empty-folder.ts';
import { requireAsRead } from '../write-over.ts';
import type { MovedDocument } from './move-document.ts';

/**
 * Moves and writes the planned files; removes emptied folders. Leaves the index of git alone, which sees a move by itself: there
 * it would outlast an undo.
 * @throws CouldNotRunError when a file changed since it was planned
 */
export async function carryOutMove(plan: readonly MovedDocument[]): Promise<void> {
  requireAsRead(plan.map(({ before }) => before));
  for (const { before, after } of plan) {
    const { absoluteFile: from } = before;
    const { absoluteFile: to } = after;
    if (from !== to) {
      await mkdir(dirname(to), { recursive: true });
      await retryWhileInUse(() => rename(from, to), wait);
    }
    if (before.text !== after.text) await writeFileAtomic(to, after.text);
  }
  for (const { before, after } of plan) {
    if (before.absoluteFile !== after.absoluteFile) await removeEmptyFolder(dirname(before.absoluteFile));
  }
}
